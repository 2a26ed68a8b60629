/** Combines an equation with its moment, perception and wish. */
import type { WishOrigin } from '#domain/situation/analysis.ts'
import { type OwnWords, ownWordsAbout } from '#domain/situation/correction.ts'
import { sentenceOfWish, WANTED, wishWith } from '#domain/situation/wish.ts'
import { quoteOf } from '../input/quote.ts'
import { WANTS_IN_GRIEF } from '../library/by-feeling.ts'
import type { Lead } from '../library/moments.ts'
import { circumstancesOf } from '../rules/circumstances.ts'
import type { ReadEquation } from '../rules/equations.ts'
import { AHEAD } from '../rules/feeling-kinds.ts'
import { candidatesFor, recognise } from '../rules/moment.ts'
import { asSentence, fill, type Who } from './fill.ts'
import { type Page, plainLines, type Story, type Wish } from './page.ts'
import { whoOf } from './who.ts'

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
    : offer(isMourning ? WANTS_IN_GRIEF : plainLines(equation, page).wants, leadOf('wanted'), {
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

/** In words, so a plan stays below twenty. */
const LONGEST_IN_A_LINE = 10

const ifShort = (line: string): string =>
  line.split(/\s+/).length <= LONGEST_IN_A_LINE ? line.replace(/\.$/, '') : ''

const typedIn = (own: OwnWords): Story['typed'] => ({
  wanted: own.expectedFrom === 'tapped' ? '' : ifShort(sentenceOfWish(own.expected ?? '')),
  saw: ifShort(own.saw ?? ''),
})

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
    moment: recognise(candidates, library, isMain ? said : {}, category),
    who: whoOf(equation, page, own.saw ?? sentence?.text ?? ''),
    seenAt,
    perception: own.saw ? asSentence(own.saw) : quoted,
    typed: typedIn(own),
  }
  return { ...story, wish: wishOf(story, page) }
}
