import { ownership } from '#contract/ownership.ts'
import { HOUR } from '#domain/duration.ts'
import { type App, serve } from '#server/http/serve.ts'
import { type Rate, withinRate } from '#server/outside/rate/rate-limit.ts'
import type { Services } from '#server/outside/services.ts'
import { SESSION_COOKIE } from '#server/people/session.ts'
import { requireFreshSignIn } from '#server/people/sign-in-rules.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { importAccount } from './import-account.ts'

/** Both are heavy; nobody needs them more often. */
const EXPORTS: Rate = { name: 'exports', most: 30, within: HOUR }
const IMPORTS: Rate = { name: 'imports', most: 10, within: HOUR }

export function ownershipRoutes(app: App, services: Services): void {
  const { db, now, config } = services

  serve(app, ownership.export, async ({ owner, user, c }) => {
    requireFreshSignIn(config, user, now())
    await withinRate(services, EXPORTS, String(owner))
    const file = await exportAccount(db, owner, now())
    const name = `innermap-export-${file.exportedAt.slice(0, 10)}.json`
    c.header('Content-Disposition', `attachment; filename="${name}"`)
    return file
  })

  serve(app, ownership.import, async ({ owner, body }) => {
    await withinRate(services, IMPORTS, String(owner))
    return importAccount(db, owner, body.data, now())
  })

  serve(app, ownership.deleteAccount, async ({ user, body, browser }) => {
    requireFreshSignIn(config, user, now())
    await deleteAccount(services, user, body.email)
    browser.clearCookie(SESSION_COOKIE)
  })
}
