import { tokens } from '#contract/tokens.ts'
import { removeOwn } from '#server/base/db/own-row.ts'
import { routesOf } from '#server/http/serve.ts'
import { requireFreshSignIn } from '#server/people/sign-in-rules.ts'
import { addToken, listTokens } from './tokens.repository.ts'

export const tokenRoutes = routesOf(tokens, ({ now, config }) => ({
  list: ({ own }) => listTokens(own, now()),
  create: ({ own, user, body }) => {
    requireFreshSignIn(config, user, now())
    return addToken(own, body, now())
  },
  revoke: ({ own, params }) => removeOwn(own, 'personalToken', params.id),
}))
