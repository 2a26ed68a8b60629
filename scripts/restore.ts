import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '#server/base/config.ts'
import { dialectOf } from '#server/base/db/database.ts'
import { newestBackup, RestoreError, restoreDatabase } from '#server/base/db/restore.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
process.umask(0o077)
const { databaseSource, dataDir } = readConfig(process.env)
const backups = join(dataDir, 'backups')

async function restore(): Promise<string> {
  if (dialectOf(databaseSource) === 'postgres')
    throw new RestoreError(
      'This installation uses PostgreSQL: see pg_restore in docs/operations.md.',
    )
  const copy = process.argv[2] ?? (await newestBackup(backups))?.file
  if (!copy) throw new RestoreError(`There is no copy in ${backups}.`)
  const { before } = await restoreDatabase(copy, databaseSource, backups, Date.now())
  const kept = before ? ` What was there before is ${before}.` : ''
  return `${copy} is back in its place.${kept} You can start the server.`
}

try {
  console.log(await restore())
} catch (error) {
  if (!(error instanceof RestoreError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
