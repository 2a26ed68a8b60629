import { randomUUID } from 'node:crypto'
import { signIn } from '#contract/sign-in.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { addAccount } from './add-account.ts'

/** Calls for developers, mounted only in development mode. */
export function devRoutes(app: App, { config, db, now }: Services): void {
  if (!config.isDevelopment) return

  serve(app, signIn.devLogin, async () => {
    const email = `developer-${randomUUID().slice(0, 8)}@example.test`
    const account = { firstName: 'Developer', email, claimedEmail: email, isDev: 1 } as const
    const added = await addAccount(db, account, now())
    return { devUserId: String(added?.id) }
  })
}
