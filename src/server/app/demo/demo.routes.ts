import { DAY, HOUR, MINUTE } from '#domain/values/duration.ts'
import type { Database } from '#server/base/db/database.ts'
import { refuseAsBusy } from '#server/base/refuse.ts'
import { refuseOtherSites } from '#server/http/own-site-only.ts'
import { type App, inPlace } from '#server/http/serve.ts'
import { startSession } from '#server/nouns/sign-in/start-session.ts'
import { type Rate, withinRate } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'
import { copyLife, writeLife } from './demo-life.ts'

/** The lifetime of a demo account. Its data is deleted afterwards. */
export const DEMO_LASTS = HOUR
const ENTRIES: Rate = { name: 'demo', max: 20, within: HOUR }
/** The limit on demo accounts. All of them are in memory. */
const MAX_AT_ONCE = 300

/** One demo life per database. */
const lives = new WeakMap<Database, { text: Promise<string>; writtenAt: number }>()

/** Rewrites the life once a day, so that its last day is always recent. */
function latestLife(services: Services): Promise<string> {
  const { db, now } = services
  const life = lives.get(db)
  if (life && now() - life.writtenAt < DAY) return life.text
  const text = writeLife(services)
  lives.set(db, { text, writtenAt: now() })
  text.catch(() => lives.delete(db))
  return text
}

/** Mounts the demo's entrance, only if `DEMO` is set. */
export function demoRoutes(app: App, services: Services): void {
  const { config, db } = services
  if (!config.isDemo) return
  app.post('/api/demo', inPlace, async (c) => {
    refuseOtherSites(c.req.raw, config)
    const browser = c.get('browser')
    await withinRate(services, ENTRIES, browser.address)
    await endDemos(services)
    const here = await db.selectFrom('user').select('id').limit(MAX_AT_ONCE).execute()
    if (here.length >= MAX_AT_ONCE) refuseAsBusy()
    const account = await copyLife(services, await latestLife(services))
    await startSession({ ...services, browser }, account.id, 'open')
    return c.redirect('/dashboard', 303)
  })
}

/** Deletes demo accounts older than `DEMO_LASTS`, with everything in them. */
export async function endDemos({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('user')
    .where('trialSince', '<=', now() - DEMO_LASTS)
    .execute()
}

/** Deletes expired demo accounts and writes the life ahead of the first visitor. */
export async function keepDemo(services: Services): Promise<void> {
  await endDemos(services)
  await latestLife(services)
}

/** Runs `keepDemo` now and every minute. The returned function stops it. */
export function startDemoClock(services: Services): () => void {
  if (!services.config.isDemo) return () => undefined
  const look = () =>
    void keepDemo(services).catch((error: Error) => services.log.fault('demo', error))
  look()
  const timer = setInterval(look, MINUTE)
  return () => clearInterval(timer)
}
