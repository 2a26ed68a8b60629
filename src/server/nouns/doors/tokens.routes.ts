import { tokens } from '#contract/tokens.ts'
import { removeOwn } from '#server/base/db/own-row.ts'
import { routesOf } from '#server/http/serve.ts'
import { requireFreshSignIn } from '#server/people/sign-in-rules.ts'
import { addToken, listTokens } from './tokens.repository.ts'

export const tokenRoutes = routesOf(tokens, ({ db, now, config }) => ({
  list: ({ owner }) => listTokens(db, owner, now()),
  create: ({ owner, user, body }) => {
    requireFreshSignIn(config, user, now())
    return addToken(db, owner, body, now())
  },
  revoke: ({ owner, params }) => removeOwn(db, 'personalToken', owner, params.id),
}))
