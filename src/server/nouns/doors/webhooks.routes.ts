import { webhooks } from '#contract/webhooks.ts'
import { NOT_A_PUBLIC_ADDRESS } from '#domain/people/webhook.ts'
import { removeOwn } from '#server/base/db/own-row.ts'
import { refuse } from '#server/base/refuse.ts'
import { routesOf } from '#server/http/serve.ts'
import { leadsInside, readOutsideAddress } from '#server/outside/calls/public-address.ts'
import { requireFreshSignIn } from '#server/people/sign-in-rules.ts'
import { webhookSecret } from './announce.ts'
import { addWebhook, listWebhooks } from './webhooks.repository.ts'

export const webhookAddressRoutes = routesOf(webhooks, ({ db, now, seal, config }) => ({
  list: ({ owner }) => listWebhooks(db, owner),
  create: async ({ owner, user, body }) => {
    requireFreshSignIn(config, user, now())
    const url = readOutsideAddress(body.address, config.mayCallPrivate)
    if (!url || (!config.mayCallPrivate && (await leadsInside(url))))
      return refuse('invalid', NOT_A_PUBLIC_ADDRESS)
    const made = await addWebhook(db, owner, { ...body, address: url.href }, now())
    return { ...made, secret: webhookSecret(seal, owner, made.id) }
  },
  remove: ({ owner, params }) => removeOwn(db, 'webhook', owner, params.id),
}))
