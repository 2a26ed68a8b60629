import { join } from 'node:path'
import { DAY, HOUR } from '#domain/values/duration.ts'
import { eraseDeleted } from '#server/base/db/erase-deleted.ts'
import { backupDatabase, newestBackup, removeDraft } from '#server/base/db/restore.ts'
import { removeOldFiles } from '#server/base/remove-old-files.ts'
import { leaveLetterMails } from '#server/nouns/letters/letter-mails.ts'
import { sweep } from '#server/nouns/ownership/tables.ts'
import type { Services } from '#server/outside/services.ts'

/** The lifetime of unfetched mails in the outbox. */
const MAILS_KEPT = 30 * DAY

/** Hourly: mails due letters, deletes expired rows and their traces in the journal, and rotates backups. */
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
  // Reads the age of the newest backup from the folder, so a restart neither skips nor repeats one.
  const takenAt = (await newestBackup(backups))?.takenAt ?? 0
  if (config.backupEvery && now() - takenAt >= config.backupEvery * HOUR)
    await backupDatabase(config.databaseSource, backups, now())
}
