/** What a person wished for before, in the same kind of moment with the same part of their map, is offered first. */
import { nameKey } from '#domain/self-map/self-map.ts'
import type { Equation, Findings } from '#domain/situation/analysis.ts'
import { kindOfMoment } from '#domain/situation/moment.ts'
import type { RememberedWish } from '#domain/situation/remembered-wish.ts'

/** As many suggestions as a page shows. */
const SHOWN = 3

export const withRemembered = (
  findings: Findings,
  wishes: readonly RememberedWish[] = [],
): Findings =>
  wishes.length === 0
    ? findings
    : { ...findings, equations: findings.equations.map((it) => offering(it, wishes)) }

function offering(equation: Equation, wishes: readonly RememberedWish[]): Equation {
  const { wish, moment, itemName } = equation
  if (!wish || !moment) return equation
  const known = wishes
    .filter(
      (it) => it.event === kindOfMoment(moment.name) && nameKey(it.itemName) === nameKey(itemName),
    )
    .map((it) => it.wish)
  const suggestions = [...new Set([...known, ...wish.suggestions])].slice(0, SHOWN)
  return { ...equation, wish: { ...wish, suggestions } }
}
