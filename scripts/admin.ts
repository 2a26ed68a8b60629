// npm run admin: manages accounts and invitations for operators. Never reads people's texts.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { AdminError, runAdmin } from '#server/app/admin.ts'
import { readConfig } from '#server/base/config.ts'
import { prepareDataFolder } from '#server/base/data-folder.ts'
import { dialectOf } from '#server/base/db/database.ts'
import { prepareDatabase } from '#server/base/db/prepare-database.ts'
import { createLog } from '#server/base/log.ts'
import { createSeal } from '#server/base/seal.ts'
import { readSecret } from '#server/base/secret.ts'
import { outboxMailer } from '#server/outside/mail/outbox-mailer.ts'

if (existsSync('.env')) process.loadEnvFile('.env')
process.umask(0o077)
const config = readConfig(process.env)
prepareDataFolder(config.dataDir)
const db = await prepareDatabase(config.databaseSource)
const log = createLog((text) => void process.stderr.write(text))
try {
  const lines = await runAdmin(
    {
      db,
      dialect: dialectOf(config.databaseSource),
      now: Date.now,
      // Sends nothing. Deleting an account also deletes its mails in the outbox.
      mailer: outboxMailer(join(config.dataDir, 'outbox'), config.mailFrom, Date.now, log),
      log,
      seal: createSeal(readSecret(config)),
      config,
    },
    process.argv.slice(2),
  )
  console.log(lines.join('\n'))
} catch (error) {
  if (!(error instanceof AdminError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await db.destroy()
}
