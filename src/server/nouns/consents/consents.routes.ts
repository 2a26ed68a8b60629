import { consents } from '#contract/consents.ts'
import { mails } from '#contract/mails.ts'
import { CONSENTS, type ConsentName } from '#domain/people/consent.ts'
import { isoOrNull } from '#server/base/iso.ts'
import { type App, routesOf, serve } from '#server/http/serve.ts'
import type { OwnServices, Services } from '#server/outside/services.ts'
import { findConsent, giveConsent, withdrawConsent } from './consents.repository.ts'
import { stopOptionalMails } from './optional-mails.ts'

export const consentRoutes = routesOf(consents, () => ({
  get: ({ own }) => consentsOf(own),
  change: async ({ own, body }) => {
    for (const name of CONSENTS) {
      if (body[name] === false) await withdrawConsent(own, name)
      else if (body[name]) await giveConsent(own, name)
    }
    return consentsOf(own)
  },
}))

async function consentsOf(own: OwnServices) {
  const { external } = own.engines
  // A model on this server needs no consent.
  const provider = external?.where === 'elsewhere' ? external.name : null
  return {
    externalEngine: { ...(await consentOf(own, 'externalEngine')), provider },
    externalContext: await consentOf(own, 'externalContext'),
    mails: await consentOf(own, 'mails'),
    letter: await consentOf(own, 'letter'),
  }
}

async function consentOf(own: OwnServices, name: ConsentName) {
  const given = await findConsent(own, name)
  return {
    isGiven: given !== null,
    givenAt: isoOrNull(given?.givenAt ?? null),
    version: given?.version ?? null,
  }
}

/**
 * The page behind the link calls the first route; mail programs post to the link itself (RFC 8058). Opening the link
 * changes nothing, because mail scanners open links too.
 */
export function mailsRoutes(app: App, services: Services): void {
  serve(app, mails.unsubscribe, ({ query }) => stopOptionalMails(services, query.token))

  app.post('/unsubscribe', async (c) => {
    await stopOptionalMails(services, c.req.query('token') ?? '')
    return c.body(null, 204)
  })
}
