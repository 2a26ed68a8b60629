/** Combines an equation with its moment, perception and wish. */
import type { WishOrigin } from '#domain/situation/analysis.ts'
import { ownWordsAbout } from '#domain/situation/said.ts'
import { WANTED, wishWith } from '#domain/situation/wish.ts'
import { normalise } from '../input/normalise.ts'
import { type Person, peopleIn, personOfItem } from '../input/people.ts'
import { pronounOf } from '../input/pronouns.ts'
import { quoteOf } from '../input/quote.ts'
import type { SituationText } from '../input/situation-text.ts'
import { any } from '../lexicon/words.ts'
import { BY_FEELING, WANTS_IN_GRIEF } from '../library/by-feeling.ts'
import type { Lead } from '../library/moments.ts'
import { canBeTold, circumstancesOf } from '../rules/circumstances.ts'
import type { ReadEquation } from '../rules/equations.ts'
import { AHEAD } from '../rules/feeling-kinds.ts'
import { candidatesFor, recognise } from '../rules/moment.ts'
import { mention } from '../rules/touched.ts'
import { asSentence, fill, type Who } from './fill.ts'
import type { Page, Story, Wish } from './page.ts'

/** The leads of a wish in the second and first person: "You wanted …". */
const LEADS: Record<Lead | 'want', { you: string; I: string }> = {
  wanted: { you: 'You wanted', I: 'I wanted' },
  /** Present tense, because it isn't over yet. */
  want: { you: 'You want', I: 'I want' },
  hoped: { you: 'You had hoped', I: 'I had hoped' },
  counted: { you: 'You counted on', I: 'I counted on' },
  wish: { you: 'You wish you had', I: 'I wish I had' },
  dared: { you: 'You hadn’t dared to hope for', I: 'I hadn’t dared to hope for' },
}

const OFFERED = 3

function offer(
  wants: readonly string[],
  lead: Lead | 'want',
  { who, used, origin }: { who: Who | null; used: Set<string>; origin: WishOrigin },
): Wish {
  const offered = wants.slice(0, OFFERED)
  const first = offered.find((want) => !used.has(want)) ?? offered[0] ?? ''
  const others = offered.filter((want) => want !== first)
  used.add(first)
  return {
    expectation: asSentence(`${LEADS[lead].you} ${fill(first, 'you', who)}`),
    wish: {
      origin,
      lead: LEADS[lead].I,
      own: fill(first, 'I', who),
      suggestions: others.map((want) => fill(want, 'I', who)),
    },
  }
}

const asSaid = (line: string, origin: WishOrigin, suggestions: readonly string[]): Wish => ({
  expectation: asSentence(line),
  wish: { origin, own: line.trim(), suggestions: [...suggestions] },
})

/** The expectation: stated by the person, suggested by the moment, or the framework's line for the feeling. */
function wishOf(story: Omit<Story, 'wish'>, page: Page): Wish {
  const { equation, moment, who, isMain } = story
  const { category } = equation.verdict
  const slots = { who, used: page.used }
  const isMourning = page.understanding.isGrief && category === 'sadness'
  const isAhead = AHEAD.has(category) || equation.variables.time === 'future'
  const leadOf = (lead: Lead) => (lead === 'wanted' && isAhead ? 'want' : lead)
  const offered = moment?.entry.wants.length
    ? offer(moment.entry.wants, leadOf(moment.entry.lead), { ...slots, origin: 'suggested' })
    : offer(isMourning ? WANTS_IN_GRIEF : BY_FEELING[category].wants, leadOf('wanted'), {
        ...slots,
        origin: 'default',
      })
  // Whole wishes: beside the person's own line they have no lead.
  const others = [offered.wish.own!, ...offered.wish.suggestions]
    .slice(0, OFFERED - 1)
    .map((words) => wishWith(offered.wish.lead ?? WANTED, words))
  if (page.isPublished) return offered
  const own = equation.via ? {} : ownWordsAbout(page.said, category, isMain)
  if (own.expected) return asSaid(own.expected, 'own', others)
  if (!isMain || page.stated === null) return offered
  return asSaid(page.stated, 'stated', others)
}

/** Groups, because a line for one person doesn't fit several. */
const GROUP = any(
  'friends, family, relatives, parents, siblings, children, kids, colleagues, people, team, neighbours, neighbors',
)

/** "My grandfather's farm" speaks of a farm. */
function isOwnerOnly(phrase: string, whole: string): boolean {
  const last = phrase.split(' ').at(-1)!.toLowerCase()
  const words = whole.match(/[\p{L}'-]+/gu) ?? []
  const owners = words.filter((word) => word === `${last}'s`).length
  return owners > 0 && owners === words.filter((word) => word.replace(/'s$/, '') === last).length
}

/** The person a library line is about: the item if it is a person, else the one the sentence names. */
function whoOf(equation: ReadEquation, text: SituationText, seenAt: number): Who | null {
  const near = text.sentences[seenAt]?.text ?? ''
  const ofItem = personOfItem(equation.item)
  const isItem = ofItem && mention(equation.item, text.whole) > 0 ? [ofItem] : []
  const isFit = ({ phrase, isAnimal }: Person) =>
    !isAnimal &&
    !GROUP.closes(phrase) &&
    !isOwnerOnly(phrase, text.whole) &&
    canBeTold(phrase, text.whole)
  const people = [...isItem, ...peopleIn(near), ...peopleIn(text.description)].filter(isFit)
  const [found] = people.filter(({ phrase }) => mention({ name: phrase }, normalise(near)) > 0)
  const phrase = (found ?? people[0])?.phrase
  if (!phrase) return null
  return { name: phrase.replace(/^your /, 'my '), pronoun: pronounOf(phrase, text.whole) }
}

/** In words. Longer sentences are cut at a joint. */
const QUOTED_WORDS = 40
const FULL_SENTENCE = 4

/** The decisive sentence. A second feeling gets another one if possible. */
function turningSentence(equation: ReadEquation, page: Page, used: ReadonlySet<number>): number {
  const { text } = page
  const isFull = (at: number) =>
    text.sentences[at]!.text.split(/\s+/).length >= FULL_SENTENCE &&
    text.sentences[at]!.text !== page.stated
  const told = equation.toldIn.filter((at) => text.sentences[at])
  const free = told.filter((at) => !used.has(at))
  return free.find(isFull) ?? told.find(isFull) ?? told[0] ?? equation.evidence[0] ?? 0
}

export function tellStory(
  equation: ReadEquation,
  page: Page,
  isMain: boolean,
  used: ReadonlySet<number> = new Set(),
): Story {
  const { text, understanding, said, library } = page
  const { category } = equation.verdict
  const { reading, isGrief } = understanding
  const circumstances = circumstancesOf(text.whole, reading, equation.variables.time, isGrief)
  const candidates = understanding.isReasonOpen
    ? []
    : candidatesFor(library, page.moments, category, circumstances)
  const seenAt = turningSentence(equation, page, used)
  const sentence = text.sentences[seenAt]
  const own = equation.via || page.isPublished ? {} : ownWordsAbout(said, category, isMain)
  const quoted =
    sentence && !page.isPublished ? asSentence(quoteOf(sentence, QUOTED_WORDS).text) : ''
  const story = {
    equation,
    isMain,
    circumstances,
    candidates,
    moment: recognise(candidates, library, isMain ? said : {}),
    who: page.isPublished ? null : whoOf(equation, text, seenAt),
    seenAt,
    perception: own.saw ? asSentence(own.saw) : quoted,
  }
  return { ...story, wish: wishOf(story, page) }
}
