import { checkIns } from '#contract/check-ins.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { keepCheckIn, writeLine } from './keep-check-in.ts'

export function checkInRoutes(app: App, services: Services): void {
  const { db, now } = services
  serve(app, checkIns.add, ({ owner, body }) => keepCheckIn(db, owner, body, now()))
  serve(app, checkIns.write, ({ owner, params, body }) =>
    writeLine(services, owner, params.id, body.line),
  )
}
