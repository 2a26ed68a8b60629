/** A rule that changes a reading if its condition holds. Every change is traced. */
import { isPleasant } from '#domain/emotion/emotion.ts'
import type { Context, Reading } from './reading.ts'

export type Rule = {
  id: string
  /** The reason for the rule, in a sentence. */
  because: string
  when: (reading: Reading, context: Context) => boolean
  does: (reading: Reading, context: Context) => Reading
  /** If true, `without` can't leave the rule out, because every reading needs it. */
  isBase?: true
}

type TracedValues = Readonly<Record<string, string>>

/** A traced change: the values before and after. */
export type Step = { rule: string; because: string; before: TracedValues; after: TracedValues }

const two = (share: number) => share.toFixed(2)

/** The traced values of a reading. */
const seen = (reading: Reading): TracedValues => ({
  side: `${reading.side} ${two(reading.sideCertainty)}`,
  stated: reading.stated.feelings
    .map(({ shown, isBeside }) => (isBeside ? `beside it ${shown}` : shown))
    .join(', '),
  text: reading.vagueness,
  grief: reading.isGrief ? 'yes' : 'no',
  actor: `${reading.actor} ${two(reading.actorCertainty)}`,
  parts: reading.parts.map(({ touch }) => touch.item.name).join(', '),
  likeliest: reading.parts
    .map(({ ranked }) =>
      ranked
        .slice(0, 3)
        .map(({ category, certainty }) => `${category} ${two(certainty)}`)
        .join(', '),
    )
    .join('; '),
  held: reading.held.join(', '),
  feelings: reading.equations
    .map(
      ({ item, verdict, certainty, via }) =>
        `${verdict.name} (${verdict.category}${isPleasant(verdict.category) ? '' : ', unpleasant'}) ${verdict.intensity} for ${item.name}${via ? ` through ${via.item.name}` : ''}, ${two(certainty)} sure`,
    )
    .join('; '),
  claim: reading.certainty,
})

function stepOf({ id, because }: Rule, before: TracedValues, after: TracedValues): Step | null {
  const changed = Object.keys(after).filter((key) => before[key] !== after[key])
  if (changed.length === 0) return null
  const only = (all: TracedValues) => Object.fromEntries(changed.map((key) => [key, all[key]!]))
  return { rule: id, because, before: only(before), after: only(after) }
}

/** Applies rules in order. `without` leaves one out, to measure its effect. */
export function applyRules(
  rules: readonly Rule[],
  start: Reading,
  context: Context,
  without?: string,
): { reading: Reading; trace: Step[] } {
  const trace: Step[] = []
  let reading = start
  let before = seen(start)
  for (const rule of rules) {
    if (rule.id === without || !rule.when(reading, context)) continue
    reading = rule.does(reading, context)
    const after = seen(reading)
    const step = stepOf(rule, before, after)
    if (step) trace.push(step)
    before = after
  }
  return { reading, trace }
}
