import { tokens } from '#contract/tokens.ts'
import { removeOwn } from '#server/base/db/own-row.ts'
import { type App, serve } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { requireFreshSignIn } from '#server/people/sign-in-rules.ts'
import { addToken, listTokens } from './tokens.repository.ts'

export function tokenRoutes(app: App, { db, now, config }: Services): void {
  serve(app, tokens.list, ({ owner }) => listTokens(db, owner, now()))
  serve(app, tokens.create, ({ owner, user, body }) => {
    requireFreshSignIn(config, user, now())
    return addToken(db, owner, body, now())
  })
  serve(app, tokens.revoke, ({ owner, params }) => removeOwn(db, 'personalToken', owner, params.id))
}
