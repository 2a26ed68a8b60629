/** Reads the kind of event. */
import { GRIEF_EVENTS } from '#domain/steps/step.ts'
import type { Opinion } from '../model/opinion.ts'

const CLEAR_FROM = 0.4

export function clearKind(kinds: Opinion): string | null {
  const [kind, share] = Object.entries(kinds).reduce(
    (top, one) => (one[1] > top[1] ? one : top),
    ['', 0],
  )
  return share >= CLEAR_FROM ? kind : null
}

const GRIEF_FROM = 0.35

/** True if a loss is likely, and likelier than any other event. */
export function tellsOfGrief(opinion: Opinion): boolean {
  const loss = GRIEF_EVENTS.reduce((sum, event) => sum + (opinion[event] ?? 0), 0)
  const others = Object.keys(opinion).filter((event) => !GRIEF_EVENTS.includes(event))
  return loss >= Math.max(GRIEF_FROM, ...others.map((event) => opinion[event]!))
}
