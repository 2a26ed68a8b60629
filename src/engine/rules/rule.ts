/** A rule changes a reading where it has a reason to; every change is written down. */
import { isPleasant } from '#domain/emotion/emotion.ts'
import type { Context, Reading } from './reading.ts'

export type Rule = {
  id: string
  /** Why it is right to do so, in a sentence for whoever asks. */
  because: string
  when: (reading: Reading, context: Context) => boolean
  does: (reading: Reading, context: Context) => Reading
  /** Part of what makes a reading at all: it cannot be left out. */
  isBase?: true
}

type Seen = Readonly<Record<string, string>>

/** One rule that changed something: what was otherwise before, and what it is after. */
export type Step = { rule: string; because: string; before: Seen; after: Seen }

const two = (share: number) => share.toFixed(2)

/** What of a reading a person would want to know. */
const seen = (reading: Reading): Seen => ({
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

function stepOf({ id, because }: Rule, before: Seen, after: Seen): Step | null {
  const changed = Object.keys(after).filter((key) => before[key] !== after[key])
  if (changed.length === 0) return null
  const only = (all: Seen) => Object.fromEntries(changed.map((key) => [key, all[key]!]))
  return { rule: id, because, before: only(before), after: only(after) }
}

/** Rules in their order, each over what the one before it left; `without` leaves one out, to see what it is worth. */
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
