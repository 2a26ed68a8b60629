// npm run move-to-postgres: copies the embedded database in DATA_DIR into the empty PostgreSQL at DATABASE_URL.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dialectOf, openDatabase } from '#server/base/db/database.ts'
import { MoveError, moveToPostgres } from '#server/base/db/move-to-postgres.ts'
import { migrate, prepareDatabase } from '#server/base/db/prepare-database.ts'
import { RestoreError, refuseWhileInUse } from '#server/base/db/restore.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
const { DATA_DIR = './data', DATABASE_URL = '' } = process.env
const file = join(DATA_DIR, 'innermap.sqlite')

async function move(): Promise<void> {
  if (dialectOf(DATABASE_URL) !== 'postgres')
    throw new MoveError(
      'Set DATABASE_URL to the PostgreSQL that takes everything (postgres://...).',
    )
  if (!existsSync(file)) throw new MoveError(`There is no database at ${file}.`)
  refuseWhileInUse(file)
  const from = await prepareDatabase(file)
  const to = openDatabase(DATABASE_URL, { mayTakeLong: true })
  try {
    await migrate(to, 'postgres')
    for (const { table, rows } of await moveToPostgres(from, to)) console.log(`${table}: ${rows}`)
  } finally {
    await from.destroy()
    await to.destroy()
  }
  console.log(
    'Every row was read back and is the same. Start the server with this DATABASE_URL, and with',
  )
  console.log(
    `SESSION_SECRET set to what is in ${join(DATA_DIR, 'session-secret')}. Keep ${file} until all is well.`,
  )
}

try {
  await move()
} catch (error) {
  if (!(error instanceof MoveError || error instanceof RestoreError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
