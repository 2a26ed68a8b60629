import { join } from 'node:path'
import { DAY, HOUR } from '#domain/values/duration.ts'
import { backupDatabase, newestBackup } from '#server/base/db/backup.ts'
import { eraseDeleted } from '#server/base/db/erase-deleted.ts'
import { removeDraft } from '#server/base/db/restore.ts'
import { removeOldFiles } from '#server/base/remove-old-files.ts'
import { leaveLetterMails } from '#server/nouns/letters/letter-mails.ts'
import { sweep } from '#server/nouns/ownership/sweep.ts'
import type { Services } from '#server/outside/services.ts'

/** How long a mail that nobody fetched from the outbox lies there. */
const MAILS_KEPT = 30 * DAY

/** Every hour: letters whose Monday has come, rows that have ended, what the journal still holds of them, and copies on the disk, old and new. */
export async function tidy(services: Services): Promise<void> {
  const { db, dialect, config, now } = services
  await sweep(services)
  await leaveLetterMails(services)
  await eraseDeleted(db, dialect)
  const backups = join(config.dataDir, 'backups')
  await removeOldFiles(backups, now() - config.backupKeepDays * DAY)
  await removeOldFiles(join(config.dataDir, 'outbox'), now() - MAILS_KEPT)
  if (dialect !== 'sqlite') return
  removeDraft(config.databaseSource)
  if (config.backupEvery)
    await backUpWhenDue(config.databaseSource, backups, config.backupEvery * HOUR, now())
}

/** The newest copy says when the next one is due, so a restart neither forgets nor doubles it. */
async function backUpWhenDue(file: string, folder: string, every: number, now: number) {
  const newest = await newestBackup(folder)
  if (!newest || now - newest.takenAt >= every) await backupDatabase(file, folder, now)
}
