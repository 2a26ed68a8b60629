import { CONSENT_VERSION, type ConsentName, MODEL_CONSENT_VERSION } from '#domain/people/consent.ts'
import { deleteOwnRows, findOwn, saveOwn } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'
import type { Services } from '#server/outside/services.ts'

type Needs = Own & Pick<Services, 'engines' | 'now'>

/** The version of what is agreed to. Another provider or wording is another version and needs new consent. */
const versionOf = ({ engines }: Needs, name: ConsentName): string =>
  name === 'externalEngine' || name === 'externalContext'
    ? `${MODEL_CONSENT_VERSION} ${engines.external?.name ?? 'none'}`
    : CONSENT_VERSION

export async function findConsent(own: Needs, name: ConsentName) {
  const row = await findOwn(own, 'consent', { name })
  return row?.version === versionOf(own, name) ? row : null
}

export const hasConsented = async (own: Needs, name: ConsentName) =>
  (await findConsent(own, name)) !== null

export async function giveConsent(own: Needs, name: ConsentName): Promise<void> {
  const given = { version: versionOf(own, name), givenAt: own.now() }
  await saveOwn(own, 'consent', { name }, given)
}

export async function withdrawConsent(own: Needs, name: ConsentName): Promise<void> {
  await deleteOwnRows(own, 'consent', { name })
}
