import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { dialectOf, openDatabase } from '#server/base/db/database.ts'
import { migrate } from '#server/base/db/migrate.ts'

export type FreshDatabase = Awaited<ReturnType<typeof freshDatabase>>

/** An empty database of the product's shape that nobody else sees, gone when it is stopped. */
export async function freshDatabase() {
  const { source, drop } = await freshSource(process.env.TEST_DATABASE_URL)
  const dialect = dialectOf(source)
  if (dialect === 'postgres') await build(source)
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

/** As long as it takes, as when the product starts. */
async function build(source: string): Promise<void> {
  const db = openDatabase(source, { mayTakeLong: true })
  await migrate(db, 'postgres')
  await db.destroy()
}

async function freshSource(server: string | undefined) {
  if (!server) return { source: ':memory:', drop: async () => {} }
  const schema = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create schema ${schema}`)
  const address = new URL(server)
  address.searchParams.set('options', `-c search_path=${schema}`)
  return {
    source: address.href.replaceAll('+', '%20'),
    drop: () => onServer(server, `drop schema ${schema} cascade`),
  }
}

async function onServer(server: string, statement: string): Promise<void> {
  const db = openDatabase(server, { mayTakeLong: true })
  await sql.raw(statement).execute(db)
  await db.destroy()
}
