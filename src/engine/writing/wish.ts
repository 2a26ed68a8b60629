/**
 * What was expected. It is the person's to say: what they said since comes first, then what stands in their text, in their
 * nouns. Where neither says it, it is left open, and up to three wishes of others in such a moment are offered.
 */
import { EMOTION_CATEGORIES, type EmotionCategory, isPleasant } from '#domain/emotion/emotion.ts'
import type { Equation } from '#domain/situation/analysis.ts'
import { isOwnStatement, type OwnLead } from '#domain/situation/own-saying.ts'
import { type OwnWords, ownWordsAbout, type Said } from '#domain/situation/said.ts'
import { lowerStart, upperStart, withoutStop } from '../input/clause.ts'
import { pronounOf, withPronoun } from '../input/pronouns.ts'
import { sharedFrom, toSecondPersonSurely } from '../input/second-person.ts'
import type { StatedWish } from '../input/stated-wish.ts'
import { hasVerb } from '../input/whole-clause.ts'
import type { WishKind } from '../input/wish-words.ts'
import type { Family } from '../library/family.ts'
import type { FineWords } from '../library/fine.ts'
import { isSpokenOf } from '../library/kind-words.ts'
import { isOftenMeant, ownWish } from '../library/own-wish.ts'
import { type Circumstances, mayBeSaid } from '../rules/circumstances.ts'
import type { ReadEquation } from '../rules/equations.ts'
import { AHEAD } from '../rules/feeling-kinds.ts'
import { fill } from './fill.ts'
import type { Judge } from './pick.ts'

export type ToldWish = {
  /** A whole sentence, told to the person; empty where it is open. */
  sentence: string
  wish: NonNullable<Equation['wish']>
}

const UNPLEASANT = EMOTION_CATEGORIES.filter((category) => !isPleasant(category))

/** Which feelings a kind of wish can lie under; any where it is left out. */
const UNDER: Partial<Record<WishKind, readonly EmotionCategory[]>> = {
  feared: UNPLEASANT.filter((category) => AHEAD.has(category)),
  // What was dreaded lies under relief.
  dreaded: ['happiness', 'pride', 'positiveanticipation'],
  shouldHave: UNPLEASANT.filter((category) => !AHEAD.has(category)),
  prepared: ['sadness', 'anger', 'shame', 'regret'],
  asked: UNPLEASANT,
  usedTo: ['sadness'],
}
const IS_LESS_NOW = /\b(?:now|any ?more|no longer|these days|since then|nowadays|lately)\b/

/** The clearest ways to say it first. */
const CLEAREST: Record<WishKind, number> = {
  wanted: 5,
  thought: 5,
  agreed: 5,
  promised: 4,
  shouldHave: 4,
  feared: 4,
  dreaded: 4,
  asked: 3,
  awaited: 3,
  prepared: 2,
  usedTo: 1,
}
const FARTHER = 0.25

export type WishQuestion = {
  category: EmotionCategory
  /** The sentences the feeling is told in, the telling one first. */
  near: readonly number[]
  whole: string
}

/** The wish in the text that lies under this feeling: said clearly, and near to what happened. */
export function wishUnder(
  wishes: readonly StatedWish[],
  { category, near, whole }: WishQuestion,
): StatedWish | null {
  const score = ({ kind, at }: StatedWish) =>
    CLEAREST[kind] - FARTHER * Math.min(...near.map((told) => Math.abs(told - at)), 9)
  const fitting = wishes.filter(
    ({ kind }) =>
      (UNDER[kind]?.includes(category) ?? true) && (kind !== 'usedTo' || IS_LESS_NOW.test(whole)),
  )
  return fitting.toSorted((one, other) => score(other) - score(one))[0] ?? null
}

/** The person's own two lines about it; what only reached a part through another has none. */
export const saidAbout = ({ via, verdict }: ReadEquation, said: Said, isMain: boolean): OwnWords =>
  via ? {} : ownWordsAbout(said, verdict.category, isMain)

/** What the person typed or tapped follows "I expected", unless it is a sentence of its own. */
export function ownSentence(line: string, lead: OwnLead): string {
  const core = withoutStop(line)
  const isWhole = isOwnStatement(core, lead) && hasVerb(core)
  const said = isWhole ? core : `I ${lead} ${lowerStart(core)}`
  if (isWhole && sharedFrom(core) >= 0) return `“${upperStart(core)}”.`
  const turned = sharedFrom(core) < 0 ? toSecondPersonSurely(said) : null
  return turned === null ? `You ${lead} “${core}”.` : `${upperStart(turned)}.`
}

const OFFERED = 3
/** Below this the judge is wrong in more than a third of what it lets through: rather fewer to choose from. */
const OFFERED_FROM = 0.55

/** What others wanted in such a moment, the most fitting first, in the voice of whoever taps it. */
const OTHERS = /\b(?:he|she|they|him|her|them|his|their)\b/

export function wishesToOffer(
  library: readonly FineWords[],
  {
    category,
    whole,
    circumstances,
    judge,
    who,
    family,
    item,
    ofPart,
  }: {
    category: EmotionCategory
    whole: string
    circumstances: Circumstances
    judge: Judge
    who?: string | undefined
    family: Family
    /** What the touched part is called, and what one wants of such a part. */
    item: string
    ofPart: readonly string[]
  },
): string[] {
  const ofEvents = library
    .filter(
      ({ id, feelings, needs }) =>
        feelings.includes(category) && mayBeSaid(needs, circumstances) && isSpokenOf(id, whole),
    )
    .flatMap(({ wanted }) => wanted.filter(isOftenMeant))
  const fitting = [...ofEvents, ...ofPart]
    .map((text) => ({ text, fit: judge.fitOf(text) ?? 0 }))
    .filter(({ fit }) => fit >= OFFERED_FROM)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ text }) => text)
  const pronoun = who ? pronounOf(who, whole) : 'they'
  // Where few fit, what holds for all such events; nothing that would stand under any event at all.
  const general = family.id.startsWith('any-') ? [] : family.wanted
  const offered = [...fitting, ...general].map((text) =>
    ownWish(withPronoun(fill(text, { who, item }), text.includes('{who') ? pronoun : 'they')),
  )
  // Whoever tells of nobody else did not want anything of "them".
  const isAlone = !who && !OTHERS.test(whole)
  const own = isAlone ? offered.filter((text) => !/\b(?:they|them|their)\b/.test(text)) : offered
  return [...new Set(own)].slice(0, OFFERED)
}
