import { consents } from '#contract/consents.ts'
import { CONSENTS, type ConsentName } from '#domain/people/consent.ts'
import { isoOrNull } from '#server/base/iso.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { routesOf } from '#server/http/serve.ts'
import type { Services } from '#server/outside/services.ts'
import { findConsent, giveConsent, withdrawConsent } from './consents.repository.ts'

export const consentRoutes = routesOf(consents, (services) => ({
  get: ({ owner }) => consentsOf(services, owner),
  change: async ({ owner, body }) => {
    for (const name of CONSENTS) {
      if (body[name] === false) await withdrawConsent(services, owner, name)
      else if (body[name]) await giveConsent(services, owner, name)
    }
    return consentsOf(services, owner)
  },
}))

async function consentsOf(services: Services, owner: OwnerId) {
  const { external } = services.engines
  // A model on this server needs no consent.
  const provider = external?.where === 'elsewhere' ? external.name : null
  return {
    externalEngine: { ...(await consentOf(services, owner, 'externalEngine')), provider },
    externalContext: await consentOf(services, owner, 'externalContext'),
    mails: await consentOf(services, owner, 'mails'),
    letter: await consentOf(services, owner, 'letter'),
  }
}

async function consentOf(services: Services, owner: OwnerId, name: ConsentName) {
  const given = await findConsent(services, owner, name)
  return {
    isGiven: given !== null,
    givenAt: isoOrNull(given?.givenAt ?? null),
    version: given?.version ?? null,
  }
}
