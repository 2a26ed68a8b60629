import { situations } from '#contract/situations.ts'
import { ownerOf } from '#server/base/owner.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { routesOf } from '#server/http/serve.ts'
import { withinRate } from '#server/outside/rate/rate-limit.ts'
import { addSituation, changeDate, WRITTEN } from './add-situation.ts'
import { listSituations } from './list-situations.ts'
import { removedSituation, restoreSituation } from './remove-situation.ts'
import { findExampleSituation, findSituation } from './situations.repository.ts'

export const situationRoutes = routesOf(situations, (services) => ({
  list: ({ own, query }) => listSituations(own, query),
  add: async ({ own, owner, body }) => {
    await withinRate(services, WRITTEN, String(owner))
    return addSituation(own, body)
  },
  get: async ({ user, params }) => {
    const example = findExampleSituation(params.id)
    if (example) return example
    const own = { ...services, owner: ownerOf(user) }
    return (await findSituation(own, { id: params.id })) ?? refuseAsMissing()
  },
  date: ({ own, params, body }) => changeDate(own, params.id, body.happenedAt),
  remove: ({ own, params }) => removedSituation.remove(own, params.id),
  restore: ({ own, body }) => restoreSituation(own, body.undo),
}))
