/** Combines an equation with its moment, perception and wish. */
import { isPleasant } from '#domain/emotion/emotion.ts'
import type { WishOrigin } from '#domain/situation/analysis.ts'
import { type OwnWords, ownWordsAbout, typedLines } from '#domain/situation/correction.ts'
import { NO_MOMENT } from '#domain/situation/moment.ts'
import { sentenceOfWish, WANTED, wishWith } from '#domain/situation/wish.ts'
import { quoteOf } from '../input/quote.ts'
import { WANTS_IN_GRIEF } from '../library/by-feeling.ts'
import { type Lead, wishKey } from '../library/moments.ts'
import { circumstancesOf } from '../rules/circumstances.ts'
import type { ReadEquation } from '../rules/equations.ts'
import { AHEAD } from '../rules/feeling-kinds.ts'
import { type Candidate, candidatesFor, isUnspoken, recognise } from '../rules/moment.ts'
import { asSentence, fill, type Who } from './fill.ts'
import { type Page, plainLines, type Story, type Wish } from './page.ts'
import { personOfPart, whoOf } from './who.ts'

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
  // A second feeling isn't offered the first one's wish.
  const others = offered.filter((want) => want !== first && !used.has(want))
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

type Wanted = { want: string; key: string; lead: Lead; share: number }

/** The wishes of these moments, likeliest for this text first. */
function wantedIn(candidates: readonly Candidate[], { wishes }: Page): Wanted[] {
  return candidates
    .flatMap(({ entry, share }) => {
      const keys = entry.wants.map((_, at) => wishKey(entry.name, at))
      const shares = keys.map((key) => (wishes.shares[key] ?? 0) + NEGLIGIBLE)
      const all = shares.reduce((sum, one) => sum + one, 0)
      return entry.wants.map((want, at) => ({
        want,
        key: keys[at]!,
        lead: entry.lead,
        share: (share * shares[at]!) / all,
      }))
    })
    .toSorted((one, other) => other.share - one.share)
}

/** Facts from before wishes were read have no shares. */
const NEGLIGIBLE = 0.001
/** On 82 unseen texts without a moment, 13 of 20 are exact or usable from here on, and 19 of 58 below. */
const LIKELY_WISH = 0.55
/** Wishes that are more alike than this offer nothing new beside each other. */
const SAME_WISH = 0.9

/**
 * The wish that says best what all likely moments want, because neighbours of a moment often want the same. Then those
 * of the same lead.
 */
function sharedWish(candidates: readonly Candidate[], page: Page): Wanted[] | null {
  const pool = wantedIn(candidates, page)
  const scored = pool
    .map((one) => ({
      ...one,
      share: pool.reduce((sum, { key, share }) => sum + share * page.wishes.alike(one.key, key), 0),
    }))
    .toSorted((one, other) => other.share - one.share)
  const [first] = scored
  if (!first || first.share < LIKELY_WISH) return null
  return scored.filter(
    (one) =>
      one.lead === first.lead &&
      (one === first || page.wishes.alike(one.key, first.key) < SAME_WISH),
  )
}

const asSaid = (line: string, origin: WishOrigin, suggestions: readonly string[]): Wish => ({
  expectation: asSentence(line),
  wish: { origin, own: line.trim(), suggestions: [...suggestions] },
})

const isAheadOf = ({ verdict, variables }: ReadEquation): boolean =>
  AHEAD.has(verdict.category) || variables.time === 'future'

/** The expectation: stated by the person, suggested by the moment, or the framework's line for the feeling. */
function wishOf(story: Omit<Story, 'wish'>, page: Page): Wish {
  const { equation, moment, who, about, isMain } = story
  const { category } = equation.verdict
  const { used } = page
  const isMourning = page.understanding.isGrief && !isPleasant(category)
  const isAhead = isAheadOf(equation)
  const leadOf = (lead: Lead) => (lead === 'wanted' && isAhead ? 'want' : lead)
  const isOpen = isMourning || page.said.moment === NO_MOMENT
  const isChosen = equation.called?.whose === 'chosen'
  const likely = story.candidates.filter(
    ({ entry }) =>
      !isUnspoken(entry, story.circumstances) && (!isChosen || entry.feelings.includes(category)),
  )
  const wanted = moment ? wantedIn([moment], page) : isOpen ? null : sharedWish(likely, page)
  const offered = wanted?.length
    ? offer(
        wanted.map(({ want }) => want),
        leadOf(wanted[0]!.lead),
        { who, used, origin: 'suggested' },
      )
    : offer(isMourning ? WANTS_IN_GRIEF : plainLines(story, page).wants, leadOf('wanted'), {
        who: about,
        used,
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

/** In words, so a plan stays below twenty-five. */
const LONGEST_IN_A_LINE = 14

const ifShort = (line: string): string =>
  line.split(/\s+/).length <= LONGEST_IN_A_LINE ? line.replace(/\.$/, '') : ''

/** Present tense for what isn't over: "I want to keep my hand". */
const saidNow = (wish: string, isAhead: boolean): string => {
  const sentence = sentenceOfWish(wish)
  return isAhead ? sentence.replace(/^I wanted\b/, 'I want') : sentence
}

const typedIn = (own: OwnWords, isAhead: boolean): Story['typed'] => ({
  wanted: own.expectedFrom === 'tapped' ? '' : ifShort(saidNow(own.expected ?? '', isAhead)),
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
  const candidatesAmong = (shares: Page['moments']) =>
    understanding.isReasonOpen ? [] : candidatesFor(library, shares, category, circumstances)
  const candidates = candidatesAmong(page.moments)
  const isChosen = equation.called?.whose === 'chosen'
  const known = { category, circumstances, isChosen, isGrief }
  // "None of these" is said of the whole page.
  const saidHere = isMain ? said : said.moment === NO_MOMENT ? { moment: NO_MOMENT } : {}
  const found = recognise(candidates, library, saidHere, known)
  const before = recognise(candidatesAmong(page.momentsBefore), library, {}, known)
  // A line the person typed may lead to another moment. If it leads to none, what happened stays what it was.
  const isLeftOpen = !found && typedLines(said).length > 0 && said.moment === undefined
  const moment = isLeftOpen && candidates[0]?.entry === before?.entry ? before : found
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
    moment,
    isMomentKept: moment?.entry === before?.entry || moment?.entry.name === saidHere.moment,
    who: whoOf(equation, page, own.saw ?? sentence?.text ?? ''),
    about: personOfPart(equation, page),
    seenAt,
    perception: own.saw ? asSentence(own.saw) : quoted,
    typed: typedIn(own, isAheadOf(equation)),
  }
  return { ...story, wish: wishOf(story, page) }
}
