import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/app.ts'
import { migrate } from './prepare-database.ts'

let world: TestApp
beforeAll(async () => {
  world = await startTestApp()
})
afterAll(() => world.stop())

it('turns the payment provider’s words for a subscription into our own', async () => {
  const { db, dialect } = world
  const ada = await world.addPerson('Ada')
  const theirs = ['active', 'trialing', 'past_due', 'canceled', 'incomplete']
  for (const word of theirs)
    await db
      .insertInto('billingEvent')
      .values({
        eventId: word,
        userId: ada.id,
        subscriptionId: word,
        // As an installation of the first release kept it.
        status: word as 'active',
        periodEndsAt: 1,
        cancelAtPeriodEnd: 0,
        happenedAt: 1,
        learntAt: 1,
      })
      .execute()
  await db.updateTable('user').set({ subscriptionStatus: 'past_due' }).execute()
  await db
    .deleteFrom('migration' as 'job')
    .where('name' as 'kind', 'like', '0007%')
    .execute()
  expect(await migrate(db, dialect)).toHaveLength(1)
  const kept = await db.selectFrom('billingEvent').select(['eventId', 'status']).execute()
  const status = new Map(kept.map((row) => [row.eventId, row.status]))
  expect(theirs.map((word) => status.get(word))).toEqual([
    'active',
    'active',
    'due',
    'ended',
    'ended',
  ])
  const { subscriptionStatus } = await db
    .selectFrom('user')
    .select('subscriptionStatus')
    .executeTakeFirstOrThrow()
  expect(subscriptionStatus).toBe('due')
})
