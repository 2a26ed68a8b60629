import type { Equation, Findings } from '#domain/situation/analysis.ts'
import { renumberDeep } from '#domain/values/renumber.ts'
import { tellOthers } from '#engine/page/publish.ts'
import type { OwnerId } from '#server/base/owner.ts'
import type { Services } from '#server/outside/services.ts'
import { type SharedSource, toldAnew } from './told-without-words.ts'

/** As it was read, unless it names a part of the map that is not listed beside it: that is nobody else's to know. */
export async function toldWithWords(
  services: Services,
  owner: OwnerId,
  told: SharedSource,
): Promise<Findings> {
  const findings = tellOthers(withoutReached(told.analysis, told.named))
  return isOnlyOf(findings, told.named) ? findings : toldAnew(services, owner, told)
}

/** Without what only reached other parts of the map. */
function withoutReached(findings: Findings, named: readonly number[]): Findings {
  const isReached = ({ itemId, through }: Pick<Equation, 'itemId' | 'through'>) =>
    through === true && itemId !== null && !named.includes(itemId)
  const equations = findings.equations.filter((equation) => !isReached(equation))
  const reached = new Set(findings.equations.filter(isReached).map(({ itemId }) => itemId))
  const isTold = ({ itemId }: { itemId?: number | undefined }) =>
    itemId === undefined || !reached.has(itemId)
  const { personalConnections: connections } = findings
  return {
    ...findings,
    equations,
    perceptions: findings.perceptions.filter(isTold),
    expectations: findings.expectations.filter(isTold),
    ...(connections && { personalConnections: connections.filter(isTold) }),
  }
}

function isOnlyOf(findings: Findings, named: readonly number[]): boolean {
  let isOnly = true
  renumberDeep(findings, (id) => {
    isOnly &&= named.includes(id)
    return id
  })
  return isOnly
}
