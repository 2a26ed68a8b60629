import { join } from 'node:path'
import { DAY } from '#domain/duration.ts'
import { leaveNoTraces } from '#server/base/db/leave-no-traces.ts'
import { removeOldFiles } from '#server/base/remove-old-files.ts'
import { sweep } from '#server/nouns/ownership/sweep.ts'
import type { Services } from '#server/outside/services.ts'

/** How long what somebody deleted may still lie in a copy. */
const COPIES_KEPT = 30 * DAY

/** Every hour: rows that have ended, what the journal still holds of them, and old copies on the disk. */
export async function tidy(services: Services): Promise<void> {
  const { db, dialect, config, now } = services
  await sweep(services)
  await leaveNoTraces(db, dialect)
  for (const folder of ['backups', 'outbox'])
    await removeOldFiles(join(config.dataDir, folder), now() - COPIES_KEPT)
}
