import { randomUUID } from 'node:crypto'
import { DAY, HOUR } from '#domain/duration.ts'
import { DEMO_DAYS, DEMO_ITEMS, DEMO_NAME, DEMO_SITUATIONS } from '#domain/examples/demo-life.ts'
import { EXAMPLE_ITEMS } from '#domain/examples/self-map.ts'
import { type OwnerId, ownerOf } from '#server/base/owner.ts'
import { tellSituation } from '#server/nouns/analyses/tell-situation.ts'
import { exportAccount } from '#server/nouns/ownership/export-account.ts'
import { importAccount } from '#server/nouns/ownership/import/import-account.ts'
import { openFile } from '#server/nouns/ownership/import/open-file.ts'
import { addItem } from '#server/nouns/self-map/add-item.ts'
import { keepExample } from '#server/nouns/self-map/example-items.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { type Account, insertAccount } from '#server/people/account.repository.ts'

/** An address nobody can have, and nobody can guess. */
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
 * The life, as a file: told once, day by day, to the same rules and the same engine everybody has. Each visitor
 * gets a copy, so nobody reads what another one writes.
 */
export async function writeLife(services: Services): Promise<string> {
  const { db, now } = services
  const today = now()
  const account = await addMara(services)
  const owner = ownerOf(account)
  try {
    await live(services, account, owner, today)
    return JSON.stringify(await exportAccount(db, owner, today))
  } finally {
    await db.deleteFrom('user').where('id', '=', owner).execute()
  }
}

async function live(services: Services, account: Account, owner: OwnerId, today: number) {
  const { db } = services
  const began = today - DEMO_DAYS * DAY
  for (const { id } of EXAMPLE_ITEMS) await keepExample(db, owner, id, { isHidden: 1 })
  const ids = new Map<string, number>()
  for (const item of DEMO_ITEMS) ids.set(item.name, (await addItem(db, owner, item, began)).id)
  const person = { ...account, sessionId: null, signedInAt: today, provedAt: today }
  for (const [at, { daysAgo, items, ...told }] of DEMO_SITUATIONS.entries()) {
    // Not always at the same hour, as in a life.
    const then = today - daysAgo * DAY - ((at * 5) % 12) * HOUR
    const selfMapItemIds = items.flatMap((name) => ids.get(name) ?? [])
    await tellSituation(
      { ...services, now: () => then },
      person,
      owner,
      { ...told, selfMapItemIds, ownItems: [] },
      AbortSignal.timeout(HOUR),
    )
  }
}

/** A new account with that life in it. */
export async function copyLife(services: Services, life: string): Promise<Account> {
  const { db, now } = services
  const account = await addMara(services)
  const file = await openFile(new TextEncoder().encode(life), now())
  await importAccount(db, ownerOf(account), file, now()).finally(file.close)
  await db
    .updateTable('user')
    .set({ createdAt: now() - DEMO_DAYS * DAY })
    .where('id', '=', account.id)
    .execute()
  return account
}
