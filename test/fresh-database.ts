import { createHash, randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { dialectOf, openDatabase } from '#server/base/db/database.ts'
import { migrate } from '#server/base/db/prepare-database.ts'

export type FreshDatabase = Awaited<ReturnType<typeof freshDatabase>>

/** An empty database of the product's shape that nobody else sees, gone when it is stopped. */
export async function freshDatabase() {
  const { source, drop } = await freshSource(process.env.TEST_DATABASE_URL)
  const dialect = dialectOf(source)
  const db = openDatabase(source)
  if (dialect === 'sqlite') await migrate(db, dialect)
  return {
    db,
    dialect,
    source,
    async stop() {
      await db.destroy()
      await drop()
    },
  }
}

async function freshSource(server: string | undefined) {
  if (!server) return { source: ':memory:', drop: async () => {} }
  template ??= prepareTemplate(server)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name} template ${await template}`)
  return {
    source: sourceOf(server, name),
    drop: () => onServer(server, `drop database ${name} with (force)`),
  }
}

function sourceOf(server: string, name: string): string {
  const address = new URL(server)
  address.pathname = `/${name}`
  return address.href
}

const TABLES = join(import.meta.dirname, '../db')
const ONE_AT_A_TIME = 4711

/** Migrated once for all files, because a copy takes a tenth of the time. */
let template: Promise<string> | undefined

async function prepareTemplate(server: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of globSync('**/*.sql', { cwd: TABLES }).sort())
    hash.update(readFileSync(join(TABLES, file)))
  const name = `migrated_${hash.digest('hex').slice(0, 16)}`
  const db = openDatabase(server, { mayTakeLong: true })
  await db.connection().execute(async (one) => {
    await sql`select pg_advisory_lock(${ONE_AT_A_TIME})`.execute(one)
    const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(one)
    if (rows.length > 0) return
    await sql.raw(`drop database if exists ${name}_unfinished`).execute(one)
    await sql.raw(`create database ${name}_unfinished`).execute(one)
    const fresh = openDatabase(sourceOf(server, `${name}_unfinished`), { mayTakeLong: true })
    await migrate(fresh, 'postgres')
    await fresh.destroy()
    await sql.raw(`alter database ${name}_unfinished rename to ${name}`).execute(one)
  })
  // The lock ends with its connection.
  await db.destroy()
  return name
}

async function onServer(server: string, statement: string): Promise<void> {
  const db = openDatabase(server, { mayTakeLong: true })
  await sql.raw(statement).execute(db)
  await db.destroy()
}
