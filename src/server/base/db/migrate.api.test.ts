import { globSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#test/fresh-database.ts'
import { type Database, type Dialect, openDatabase } from './database.ts'
import { migrate } from './prepare-database.ts'

const FOLDER = join(import.meta.dirname, '../../../../db/migrations')
const ALL = globSync('*.sql', { cwd: FOLDER }).sort()
const upTo = (last: string) => ALL.filter((file) => file.slice(0, 4) <= last)
/** The last migration of each release, and of the version before new databases had their own file. */
const EARLIER = ['0006', '0094']

let database: FreshDatabase
afterEach(() => database.stop())

async function emptyDatabase(): Promise<Database> {
  database = await freshDatabase()
  if (database.dialect === 'sqlite') {
    await database.db.destroy()
    database.db = openDatabase(':memory:')
  } else {
    await sql`drop schema public cascade`.execute(database.db)
    await sql`create schema public`.execute(database.db)
  }
  return database.db
}

/** A database as the version with these migrations left it: that version ran them one by one. */
async function oldDatabase(last: string): Promise<Database> {
  const db = await emptyDatabase()
  await sql`create table migration (name text primary key)`.execute(db)
  const later = ALL.filter((file) => !upTo(last).includes(file))
  for (const name of ['none.sql', ...later])
    await sql`insert into migration (name) values (${name})`.execute(db)
  await migrate(db, database.dialect)
  for (const name of ['none.sql', ...later])
    await sql`delete from migration where name = ${name}`.execute(db)
  return db
}

/** Every table, column, key, check and index, whatever the order they were made in. */
async function shapeOf(db: Database, dialect: Dialect): Promise<string[]> {
  if (dialect === 'postgres') {
    const { rows } = await sql<{ line: string }>`
      select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default,
        identity_generation) as line
      from information_schema.columns where table_schema = current_schema()
      union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = current_schema()::regnamespace
      union all select indexdef from pg_indexes where schemaname = current_schema()`.execute(db)
    return rows.map(({ line }) => line).sort()
  }
  const { rows } = await sql<{ made: string }>`
    select sql as made from sqlite_master where sql is not null`.execute(db)
  const parts = rows.map(({ made }) =>
    made
      .replace(/--.*/g, '')
      .replace(/["\s]+/g, ' ')
      .replace(/ ?\)$/, '')
      // A column that was added stands after the keys of its table.
      .split(/, ?(?=\w+ (?:integer|text|bigint|double)|unique|primary)|(?<=^CREATE TABLE \w+) ?\(/i)
      .map((part) => part.trim()),
  )
  return parts.map(([table, ...rest]) => [table, ...rest.sort()].join('\n')).sort()
}

it('gives a new database its tables in one go, and records every migration', async () => {
  const db = await emptyDatabase()
  expect(await migrate(db, database.dialect)).toEqual(ALL)
  expect(await migrate(db, database.dialect)).toEqual([])
  const made = await db
    .selectFrom('migration' as 'job')
    .select('name' as 'kind')
    .execute()
  expect(made).toHaveLength(ALL.length)
})

describe.each(EARLIER)('a database whose last migration is %s', (last) => {
  it('becomes what a new one is', async () => {
    const old = await oldDatabase(last)
    expect(await migrate(old, database.dialect)).toEqual(ALL.slice(upTo(last).length))
    const upgraded = await shapeOf(old, database.dialect)
    await database.stop()
    const fresh = await emptyDatabase()
    await migrate(fresh, database.dialect)
    expect(upgraded).toEqual(await shapeOf(fresh, database.dialect))
  })

  it('keeps its people, and gives a situation a number above the examples', async () => {
    const db = await oldDatabase(last)
    const person = { firstName: 'Ada', username: 'ada', createdAt: 1, trialSince: 1 }
    const { id: userId } = await db
      .insertInto('user')
      .values(person)
      .returning('id')
      .executeTakeFirstOrThrow()
    const story = { userId, title: 'A quarrel', description: 'Hard words.', searchText: 'a' }
    await db
      .insertInto('situation')
      .values({ ...story, createdAt: 5 } as never)
      .execute()
    await migrate(db, database.dialect)
    const kept = await db.selectFrom('situation').selectAll().executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ ...story, id: 10_000, happenedAt: last === '0006' ? 5 : 0 })
  })
})

it('turns the payment provider’s words for a subscription into our own', async () => {
  const db = await oldDatabase('0006')
  const person = { firstName: 'Ada', username: 'ada', createdAt: 1, trialSince: 1 }
  const { id: userId } = await db
    .insertInto('user')
    .values({ ...person, subscriptionStatus: 'past_due' as 'due' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const theirs = ['active', 'trialing', 'past_due', 'canceled', 'incomplete']
  for (const word of theirs)
    await db
      .insertInto('billingEvent')
      .values({
        eventId: word,
        userId,
        subscriptionId: word,
        status: word as 'active',
        periodEndsAt: 1,
        cancelAtPeriodEnd: 0,
        happenedAt: 1,
        learntAt: 1,
      })
      .execute()
  await migrate(db, database.dialect)
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
