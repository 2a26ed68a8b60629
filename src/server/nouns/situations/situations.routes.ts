import { situations } from '#contract/situations.ts'
import { ownerOf } from '#server/base/owner.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { routesOf } from '#server/http/serve.ts'
import { withinRate } from '#server/outside/rate/rate-limit.ts'
import { addSituation, WRITTEN } from './add-situation.ts'
import { changeDate } from './change-date.ts'
import { findExampleSituation } from './find-example.ts'
import { listSituations } from './list-situations.ts'
import { removedSituation, restoreSituation } from './remove-situation.ts'
import { findSituation } from './situations.repository.ts'

export const situationRoutes = routesOf(situations, (services) => ({
  list: ({ owner, query }) => listSituations(services.db, owner, query),
  add: async ({ owner, body }) => {
    await withinRate(services, WRITTEN, String(owner))
    return addSituation(services.db, owner, body, services.now())
  },
  get: async ({ user, params }) => {
    const example = findExampleSituation(params.id)
    if (example) return example
    const owner = ownerOf(user)
    return (await findSituation(services.db, owner, { id: params.id })) ?? refuseAsMissing()
  },
  date: ({ owner, params, body }) =>
    changeDate(services.db, owner, params.id, body.happenedAt, services.now()),
  remove: ({ owner, params }) => removedSituation.remove(services, owner, params.id),
  restore: ({ owner, body }) => restoreSituation(services, owner, body.undo),
}))
