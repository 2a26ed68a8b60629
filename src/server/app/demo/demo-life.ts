import { randomUUID } from 'node:crypto'
import { DEMO_DAYS, DEMO_NAME } from '#domain/content/examples/demo/map.ts'
import { DAY } from '#domain/values/duration.ts'
import { ownerOf } from '#server/base/owner.ts'
import { exportAccount } from '#server/nouns/ownership/export-account.ts'
import { importAccount } from '#server/nouns/ownership/import/import-account.ts'
import { openImport } from '#server/nouns/ownership/import/open-file.ts'
import type { Services } from '#server/outside/services.ts'
import { type Account, insertAccount } from '#server/people/account.repository.ts'
import { live } from './live.ts'

/** A random address below `.invalid`, so it can neither exist nor be guessed. */
const newEmail = () => `${DEMO_NAME.toLowerCase()}-${randomUUID()}@demo.invalid`

async function addMara({ db, now }: Services): Promise<Account> {
  const email = newEmail()
  const made = await insertAccount(
    db,
    { firstName: DEMO_NAME, email, claimedEmail: email, emailConfirmedAt: now() },
    now(),
  )
  if (!made) throw new Error('There was no room for a visitor of the demo.')
  return made
}

/**
 * Writes the demo life as an export file, lived day by day through the product's rules and engine. Each visitor gets
 * a copy, so visitors don't see each other's text.
 */
export async function writeLife(services: Services): Promise<string> {
  const { db, now } = services
  const today = now()
  const account = await addMara(services)
  const owner = ownerOf(account)
  try {
    await live(services, account, today)
    return JSON.stringify(await exportAccount(db, owner, today))
  } finally {
    await db.deleteFrom('user').where('id', '=', owner).execute()
  }
}

/** Creates an account and imports the demo life into it. */
export async function copyLife(services: Services, life: string): Promise<Account> {
  const { db, now } = services
  const account = await addMara(services)
  const file = await openImport(new TextEncoder().encode(life), now())
  await importAccount(db, ownerOf(account), file, now()).finally(file.close)
  await db
    .updateTable('user')
    .set({ createdAt: now() - DEMO_DAYS * DAY })
    .where('id', '=', account.id)
    .execute()
  return account
}
