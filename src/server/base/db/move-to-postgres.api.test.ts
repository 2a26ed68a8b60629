import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertAccount } from '#server/people/account.repository.ts'
import { type FreshDatabase, freshDatabase } from '#test/fresh-database.ts'
import type { Database } from './database.ts'
import { moveToPostgres } from './move-to-postgres.ts'
import { prepareDatabase } from './prepare-database.ts'

const PEOPLE = 1203

// There is nothing to move to where the tests have no PostgreSQL; `npm test` brings one.
describe.runIf(process.env.TEST_DATABASE_URL)('moving into a PostgreSQL', () => {
  let folder: string
  let from: Database
  let target: FreshDatabase
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'innermap-move-'))
    from = await prepareDatabase(join(folder, 'innermap.sqlite'))
    target = await freshDatabase()
    await from.transaction().execute(async (tx) => {
      for (let number = 1; number <= PEOPLE; number += 1) {
        const email = `${number}@example.test`
        const account = await insertAccount(
          tx,
          { firstName: `Zoë "${number}" 🌿`, email, claimedEmail: email },
          number,
        )
        await tx
          .insertInto('selfMapItem')
          .values({
            userId: account?.id ?? 0,
            category: 'people',
            name: `Näme ${number}`,
            nameKey: `näme ${number}`,
            attachmentPower: (number % 1000) / 1000,
            angle: number % 2 ? null : number / 7,
            createdAt: number,
          })
          .execute()
      }
    })
    await from.deleteFrom('user').where('id', '=', PEOPLE).execute()
  })
  afterAll(async () => {
    await from.destroy()
    await target.stop()
    rmSync(folder, { recursive: true })
  })

  it('brings every row, and goes on counting where it was', async () => {
    const moved = await moveToPostgres(from, target.db)
    expect(moved).toContainEqual({ table: 'user', rows: PEOPLE - 1 })
    expect(moved).toContainEqual({ table: 'self_map_item', rows: PEOPLE - 1 })
    const read = (db: Database) =>
      db.selectFrom('selfMapItem').selectAll().orderBy('id').limit(300).execute()
    expect(await read(target.db)).toEqual(await read(from))
    const next = { firstName: 'Next', email: null, claimedEmail: null }
    // A name that is taken uses up a number.
    expect((await insertAccount(target.db, next, 1))?.id).toBeGreaterThan(PEOPLE)
  })

  it('does not mix with what is there', async () => {
    await expect(moveToPostgres(from, target.db)).rejects.toThrow('isn’t empty')
  })

  it('moves nothing where a row would not arrive as it was', async () => {
    const other = await freshDatabase()
    await sql`create function changed() returns trigger as $$
      begin new.first_name := 'Somebody'; return new; end $$ language plpgsql`.execute(other.db)
    await sql`create trigger changed before insert on "user"
      for each row when (new.id = 700) execute function changed()`.execute(other.db)
    await expect(moveToPostgres(from, other.db)).rejects.toThrow('The rows of user didn’t arrive')
    expect(await other.db.selectFrom('user').select('id').execute()).toEqual([])
    await other.stop()
  })
})
