/**
 * Being walked through it, one card at a time. Every answer may be left out; without a single word of description the
 * answers alone still give a verdict by the table of the equation.
 */
import * as z from 'zod/mini'
import type { Variables } from './correction.ts'
import type { Said } from './said.ts'

export const SEEN = ['lost', 'kept', 'may be lost', 'may come'] as const
export type Seen = (typeof SEEN)[number]

export const WalkAnswers = z.object({
  what: z.string(),
  itemId: z.nullable(z.int()),
  wanted: z.string(),
  saw: z.string(),
  seen: z.nullable(z.enum(SEEN)),
})
export type WalkAnswers = z.infer<typeof WalkAnswers>

export const NO_ANSWERS: WalkAnswers = { what: '', itemId: null, wanted: '', saw: '', seen: null }

export const CARDS = ['what', 'part', 'wanted', 'see'] as const
export type WalkCard = (typeof CARDS)[number]

/** What was told already is not asked; where somebody died or was hurt, nobody is asked what they wanted of it. */
export const cardsFor = (known: { hasWords: boolean; isTender: boolean }): WalkCard[] =>
  CARDS.filter(
    (card) => !(card === 'what' && known.hasWords) && !(card === 'wanted' && known.isTender),
  )

const GAINS: readonly Seen[] = ['kept', 'may come']
const AHEAD: readonly Seen[] = ['may be lost', 'may come']
/** How much of it is at stake where nothing says more: a clear part. */
const SIZE = 0.6

export const variablesIn = (seen: Seen, power: number): Variables => ({
  power,
  shift: GAINS.includes(seen) ? SIZE : -SIZE,
  accepted: !AHEAD.includes(seen),
  time: AHEAD.includes(seen) ? 'future' : 'now',
  source: 'outside',
  perspective: 'self',
  confidence: 'high',
})

/** The answers as what the person says about their own situation: final for the reading. */
export function saidIn({ wanted, saw, seen }: WalkAnswers): Said {
  const [expected, seeing] = [wanted.trim(), saw.trim()]
  return {
    ...(expected && { expected }),
    ...(seeing && { saw: seeing }),
    ...(seen && { side: GAINS.includes(seen) ? 'pleasant' : 'unpleasant' }),
    ...(seen && AHEAD.includes(seen) && { time: 'future' }),
  }
}
