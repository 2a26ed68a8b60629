import { tokens } from '#contract/tokens.ts'
import { webhooks } from '#contract/webhooks.ts'
import { NOT_A_PUBLIC_ADDRESS } from '#domain/people/webhook.ts'
import { removeOwn } from '#server/base/db/own-row.ts'
import { refuse } from '#server/base/refuse.ts'
import { routesOf } from '#server/http/serve.ts'
import { leadsInside, readOutsideAddress } from '#server/outside/calls/public-address.ts'
import { requireFreshSignIn } from '#server/people/sign-in-rules.ts'
import { webhookSecret } from './announce.ts'
import { addToken, addWebhook, listTokens, listWebhooks } from './doors.repository.ts'

const tokenRoutes = routesOf(tokens, ({ now, config }) => ({
  list: ({ own }) => listTokens(own),
  create: ({ own, user, body }) => {
    requireFreshSignIn(config, user, now())
    return addToken(own, body)
  },
  revoke: ({ own, params }) => removeOwn(own, 'personalToken', params.id),
}))

const webhookAddressRoutes = routesOf(webhooks, ({ now, seal, config }) => ({
  list: ({ own }) => listWebhooks(own),
  create: async ({ own, owner, user, body }) => {
    requireFreshSignIn(config, user, now())
    const url = readOutsideAddress(body.address, config.mayCallPrivate)
    if (!url || (!config.mayCallPrivate && (await leadsInside(url))))
      return refuse('invalid', NOT_A_PUBLIC_ADDRESS)
    const made = await addWebhook(own, { ...body, address: url.href })
    return { ...made, secret: webhookSecret(seal, owner, made.id) }
  },
  remove: ({ own, params }) => removeOwn(own, 'webhook', params.id),
}))

export const doorRoutes = [tokenRoutes, webhookAddressRoutes]
