import { readyAt, readyWeek } from '#domain/findings/letter.ts'
import { addDays, inDaytime } from '#domain/values/time-zone.ts'
import type { Database } from '#server/base/db/database.ts'
import { type OwnerId, ownerOf } from '#server/base/owner.ts'
import { addJob, listWaiting, removeJob } from '#server/jobs/job.repository.ts'
import type { JobPayloads } from '#server/jobs/job-payloads.ts'
import { findLetter, isLetterSeen } from '#server/nouns/letters/letters.ts'
import type { Services } from '#server/outside/services.ts'
import { listPushDevices } from './push.repository.ts'
import { remindOnce } from './remind-once.ts'
import { sendPush } from './send-push.ts'

/**
 * Leaves a look for when the next letter is ready, as long as some browser wants to know. Never two for one person:
 * the zone of the browser that asked last counts.
 */
export async function leaveLetterReminder(
  tx: Database,
  owner: OwnerId,
  zone: string,
  now: number,
): Promise<void> {
  for (const { id } of await listWaiting(tx, 'remind_of_letter', owner)) await removeJob(tx, id)
  const isWanted = (await listPushDevices(tx, owner)).some(({ kinds }) => kinds.includes('letters'))
  if (!isWanted) return
  const week = addDays(readyWeek(now, zone), 7)
  const payload = { userId: owner, week, zone }
  await addJob(tx, 'remind_of_letter', payload, now, readyAt(week, zone))
}

/** A letter is there that nobody has read: browsers that asked for it learn that there is something. */
export async function remindOfLetter(
  services: Services,
  payload: JobPayloads['remind_of_letter'],
  jobId: number,
): Promise<void> {
  const { db, now } = services
  const { userId, zone } = payload
  const [owner, week] = [ownerOf({ id: userId }), readyWeek(now(), zone)]
  const letter = await findLetter(services, owner, week, zone)
  const isUnread = letter !== null && !(await isLetterSeen(db, owner, week))
  await remindOnce(services, { userId }, jobId, async (tx, owner) => {
    const at = inDaytime(now(), zone)
    if (at > now()) return addJob(tx, 'remind_of_letter', payload, now(), at)
    if (isUnread) await sendPush(tx, owner, 'letters', now())
    await leaveLetterReminder(tx, owner, zone, now())
  })
}
