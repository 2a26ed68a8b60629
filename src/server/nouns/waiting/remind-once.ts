import type { Database } from '#server/base/db/database.ts'
import { type OwnerId, ownerOf } from '#server/base/owner.ts'
import { removeJob } from '#server/jobs/job.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { lockAccount } from '#server/people/lock-person.ts'

/**
 * Looks whether something is due, and reminds of it. The job goes in the same transaction as what it leaves, so that
 * a second process that took it up as well, or a second try, finds it done.
 */
export async function remindOnce(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId }: { userId: number },
  jobId: number,
  look: (tx: Database, owner: OwnerId) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await lockAccount(tx, userId, now()))) return
    if (await removeJob(tx, jobId)) await look(tx, ownerOf({ id: userId }))
  })
}
