// npm run backup: makes a verified copy of the embedded database while the server runs.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '#server/base/config.ts'
import { dialectOf } from '#server/base/db/database.ts'
import { backupDatabase } from '#server/base/db/restore.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
process.umask(0o077)
const { databaseSource, dataDir } = readConfig(process.env)
if (dialectOf(databaseSource) === 'postgres') {
  console.error('This installation uses PostgreSQL: back it up with pg_dump (docs/operations.md).')
  process.exit(1)
}
if (!existsSync(databaseSource)) {
  console.error(`There is no database at ${databaseSource} yet.`)
  process.exit(1)
}
console.log(await backupDatabase(databaseSource, join(dataDir, 'backups'), Date.now()))
