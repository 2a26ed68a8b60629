import { CONSENT_VERSION, type ConsentName, MODEL_CONSENT_VERSION } from '#domain/people/consent.ts'
import { saveOwn } from '#server/base/db/own-row.ts'
import type { Own, OwnerId } from '#server/base/owner.ts'
import type { Services } from '#server/outside/services.ts'

type Needs = Pick<Services, 'db' | 'engines' | 'now'>

/** The version of what is agreed to. Another provider or wording is another version and needs new consent. */
const versionOf = ({ engines }: Needs, name: ConsentName): string =>
  name === 'externalEngine' || name === 'externalContext'
    ? `${MODEL_CONSENT_VERSION} ${engines.external?.name ?? 'none'}`
    : CONSENT_VERSION

export async function findConsent(needs: Needs, owner: OwnerId, name: ConsentName) {
  const row = await needs.db
    .selectFrom('consent')
    .select(['version', 'givenAt'])
    .where('userId', '=', owner)
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.version === versionOf(needs, name) ? row : null
}

export const hasConsented = async (needs: Needs, owner: OwnerId, name: ConsentName) =>
  (await findConsent(needs, owner, name)) !== null

export async function giveConsent(needs: Needs, owner: OwnerId, name: ConsentName): Promise<void> {
  const given = { version: versionOf(needs, name), givenAt: needs.now() }
  await saveOwn({ db: needs.db, owner }, 'consent', { name }, given)
}

export async function withdrawConsent(
  { db, owner }: Needs & Own,
  name: ConsentName,
): Promise<void> {
  await db.deleteFrom('consent').where('userId', '=', owner).where('name', '=', name).execute()
}
