/**
 * The first release stored emotions that reached an item only through a relationship. They are removed when an old
 * analysis is read or imported.
 */
import { type Findings, isDirect } from '../situation/analysis.ts'

export function onlyDirect(findings: Findings): Findings {
  const { equations, personalConnections: connections } = findings
  const carried = equations.filter((equation) => !isDirect(equation))
  if (carried.length === 0) return findings
  const direct = equations.filter(isDirect)
  const isFelt = new Set(direct.map(({ category }) => category))
  const isCarried = new Set(carried.map(({ itemId }) => itemId))
  return {
    ...findings,
    equations: equations.map((it) => (isDirect(it) ? it : { ...it, through: true })),
    emotions: findings.emotions
      .filter(({ category }) => isFelt.has(category))
      .map(({ itemIds, ...emotion }) => ({
        ...emotion,
        ...(itemIds && { itemIds: itemIds.filter((id) => !isCarried.has(id)) }),
      })),
    ...(connections && {
      personalConnections: connections.filter(
        ({ itemId }) => itemId === undefined || !isCarried.has(itemId),
      ),
    }),
  }
}
