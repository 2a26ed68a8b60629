import { sql } from 'kysely'
import { health } from '#contract/health.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'

const WELL = { status: 'ok' } as const

export function healthRoutes(app: App, { db }: Services): void {
  serve(app, health.alive, async () => WELL)

  serve(app, health.ready, async () => {
    await sql`select 1`.execute(db)
    return WELL
  })
}
