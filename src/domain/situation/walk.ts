/**
 * The guided questions, one card at a time: what happened, which part, the wish, the perception, the circumstances.
 * Each answer is optional and known ones are skipped; without a description, the answers alone give a verdict by the
 * table of the equation.
 */
import * as z from 'zod/mini'
import { EMOTION_CATEGORIES, type EmotionCategory } from '../emotion/emotion.ts'
import { emotionOf } from '../emotion/equation.ts'
import type { Correction } from './correction.ts'
import type { KnownVariables, Variables } from './variables.ts'

/** The side (loss or gain), and whether it is decided. */
export const SEEN = ['lost', 'kept', 'may be lost', 'may come'] as const
export const Seen = z.enum(SEEN)
export type Seen = z.infer<typeof Seen>

/** The circumstances that distinguish feelings of the same side. */
const How = z.enum([
  'done to me',
  'so it is',
  'long ago',
  'about me',
  'keep away',
  'any moment',
  'some day',
  'certain',
  'good to have',
  'mine',
])
export type How = z.infer<typeof How>

export const WalkAnswers = z.object({
  what: z.string(),
  itemId: z.nullable(z.int()),
  wanted: z.string(),
  saw: z.string(),
  seen: z.nullable(Seen),
  how: z.nullable(How),
})
export type WalkAnswers = z.infer<typeof WalkAnswers>

export const NO_ANSWERS: WalkAnswers = {
  what: '',
  itemId: null,
  wanted: '',
  saw: '',
  seen: null,
  how: null,
}

/** Answers known from the text. Suggestions are in the first person. */
export const WalkKnown = z.object({
  itemId: z.nullable(z.int()),
  seen: z.nullable(Seen),
  /** The values of `seen` that need the follow-up about circumstances. */
  unclear: z.array(Seen),
  hasWanted: z.boolean(),
  /** Someone died or was hurt by another person. */
  isTender: z.boolean(),
  wanted: z.array(z.string()),
  saw: z.array(z.string()),
})
export type WalkKnown = z.infer<typeof WalkKnown>

/** The default without a text. It may be a death, so the wish isn't asked. */
export const NOTHING_KNOWN: WalkKnown = {
  itemId: null,
  seen: null,
  unclear: ['lost', 'kept', 'may be lost'],
  hasWanted: false,
  isTender: true,
  wanted: [],
  saw: [],
}

/** The first guess before the text is read, about the part it names. */
export const guessOf = (itemId: number | null): WalkKnown => ({ ...NOTHING_KNOWN, itemId })

/** Merges new knowledge without changing cards already shown. No question changes or appears before the current one. */
export function heldTo(known: WalkKnown, guess: WalkKnown): WalkKnown {
  if (guess.itemId === null) return { ...known, itemId: null }
  return { ...known, itemId: known.itemId ?? guess.itemId, seen: null, hasWanted: true }
}

export const CARDS = ['what', 'part', 'wanted', 'see', 'how'] as const
export type WalkCard = (typeof CARDS)[number]
export const MAX_CARDS = 4

/** The cards for unknown answers, four at most, none if the text is clear. */
export function cardsFor(
  known: WalkKnown,
  { seen }: Pick<WalkAnswers, 'seen'>,
  isToldHere: boolean,
): WalkCard[] {
  const looks = seen ?? known.seen
  const isUnclear = looks === null || known.unclear.includes(looks)
  const isAsked: Record<WalkCard, boolean> = {
    what: isToldHere,
    part: known.itemId === null,
    wanted: isUnclear && !known.hasWanted && !known.isTender,
    see: known.seen === null,
    how: looks !== null && isUnclear,
  }
  return CARDS.filter((card) => isAsked[card]).slice(0, MAX_CARDS)
}

const DECIDED: KnownVariables = { accepted: true, time: 'now', source: 'outside' }
const AHEAD: KnownVariables = { accepted: false, time: 'future', source: 'outside' }

/** Maps each answer to variables of the equation. The first entry is the default when the follow-up is skipped. */
export const STANDINGS: Record<Seen, readonly { how: How | null; standing: KnownVariables }[]> = {
  lost: [
    { how: 'so it is', standing: DECIDED },
    { how: 'done to me', standing: { ...DECIDED, accepted: false, isAttacked: true } },
    { how: 'about me', standing: { ...DECIDED, source: 'standing' } },
    { how: 'long ago', standing: { ...DECIDED, time: 'past' } },
    { how: 'keep away', standing: { ...DECIDED, isRepelled: true } },
  ],
  'may be lost': [
    { how: 'some day', standing: AHEAD },
    { how: 'any moment', standing: { ...AHEAD, time: 'now' } },
    { how: 'certain', standing: { ...AHEAD, accepted: true } },
  ],
  kept: [
    { how: 'good to have', standing: DECIDED },
    { how: 'mine', standing: { ...DECIDED, source: 'standing' } },
  ],
  'may come': [{ how: null, standing: { ...AHEAD, accepted: true } }],
}

const isGain = (seen: Seen): boolean => seen === 'kept' || seen === 'may come'
/** The default shift. */
const SIZE = 0.6

export function variablesIn(seen: Seen, how: How | null, power: number): Variables {
  const [plainest, ...others] = STANDINGS[seen]
  const { standing } = others.find((one) => one.how === how) ?? plainest!
  return {
    ...standing,
    power,
    shift: isGain(seen) ? SIZE : -SIZE,
    perspective: 'self',
    confidence: 'high',
  }
}

const answersTo = (category: EmotionCategory): { seen: Seen; how: How | null } | undefined =>
  SEEN.flatMap((seen) => STANDINGS[seen].map(({ how }) => ({ seen, how }))).find(
    ({ seen, how }) => emotionOf(variablesIn(seen, how, 1)).category === category,
  )

const ANSWERS = new Map(EMOTION_CATEGORIES.map((category) => [category, answersTo(category)!]))
/** The answers that lead to this feeling. */
export const answersOf = (category: EmotionCategory) => ANSWERS.get(category)!

/** Converts the answers to corrections, which override the reading. */
export function saidIn({ wanted, saw, seen, how }: WalkAnswers, known: WalkKnown): Correction {
  const [expected, seeing] = [wanted.trim(), saw.trim()]
  const looks = seen ?? known.seen
  const category = looks && how && emotionOf(variablesIn(looks, how, 1)).category
  return {
    ...(expected && { expected }),
    ...(seeing && { saw: seeing }),
    ...(category && { feelings: [{ category }] }),
    ...(seen &&
      !category && {
        side: isGain(seen) ? 'pleasant' : 'unpleasant',
        time: seen === 'lost' || seen === 'kept' ? 'past' : 'future',
      }),
  }
}
