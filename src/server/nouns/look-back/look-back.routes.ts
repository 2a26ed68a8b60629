import { lookBack } from '#contract/look-back.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { lookBackOn } from './look-back-on.ts'

export function lookBackRoutes(app: App, { db, now }: Services): void {
  serve(app, lookBack.get, ({ owner }) => lookBackOn(db, owner, now()))
}
