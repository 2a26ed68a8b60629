import { situations } from '#contract/situations.ts'
import { ownerOf } from '#server/base/owner.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { type App, serve } from '#server/http/serve.ts'
import { withinRate } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'
import { addSituation, WRITTEN } from './add-situation.ts'
import { changeDate } from './change-date.ts'
import { findExampleSituation } from './find-example.ts'
import { listSituations } from './list-situations.ts'
import { removedSituation, restoreSituation } from './remove-situation.ts'
import { findSituation } from './situations.repository.ts'

export function situationRoutes(app: App, services: Services): void {
  const { db, now } = services
  serve(app, situations.list, ({ owner, query }) => listSituations(db, owner, query))
  serve(app, situations.add, async ({ owner, body }) => {
    await withinRate(services, WRITTEN, String(owner))
    return addSituation(db, owner, body, now())
  })
  serve(app, situations.get, async ({ user, params }) => {
    const example = findExampleSituation(params.id)
    if (example) return example
    const owner = ownerOf(user)
    return (await findSituation(db, owner, { id: params.id })) ?? refuseAsMissing()
  })
  serve(app, situations.date, ({ owner, params, body }) =>
    changeDate(db, owner, params.id, body.happenedAt, now()),
  )
  serve(app, situations.remove, ({ owner, params }) =>
    removedSituation.remove(services, owner, params.id),
  )
  serve(app, situations.restore, ({ owner, body }) => restoreSituation(services, owner, body.undo))
}
