import type { PushDevice } from '#domain/steps/push.ts'
import { addDays, dayIn, momentAt } from '#domain/values/time-zone.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import type { JobPayloads } from '#server/jobs/job-payloads.ts'
import type { Services } from '#server/outside/services.ts'
import { isIdle } from '#server/people/is-idle.ts'
import { listPushDevices } from './push.repository.ts'
import { remindOnce } from './remind-once.ts'

/** Leaves a look for the next time it is the hour that a browser named. */
export async function leaveCheckInReminder(
  tx: Database,
  owner: OwnerId,
  { id, hour }: Pick<PushDevice, 'id' | 'hour'>,
  zone: string,
  now: number,
): Promise<void> {
  if (hour === null) return
  const today = momentAt(dayIn(now, zone), hour, zone)
  const next = today > now ? today : momentAt(addDays(dayIn(now, zone), 1), hour, zone)
  await addJob(tx, 'remind_to_check_in', { userId: owner, pushId: id, zone }, now, next)
}

/** The hour somebody chose: they are reminded where nothing was written on this day, as long as they want it. */
export async function remindToCheckIn(
  services: Services,
  { userId, pushId, zone }: JobPayloads['remind_to_check_in'],
  jobId: number,
): Promise<void> {
  const { now } = services
  await remindOnce(services, { userId }, jobId, async (tx, owner) => {
    const device = (await listPushDevices(tx, owner)).find(({ id }) => id === pushId)
    if (!device) return
    await leaveCheckInReminder(tx, owner, device, zone, now())
    const written = await tx
      .selectFrom('situation')
      .select('id')
      .where('userId', '=', owner)
      .where('createdAt', '>=', momentAt(dayIn(now(), zone), 0, zone))
      .limit(1)
      .executeTakeFirst()
    if (!written && !(await isIdle(tx, owner, now())))
      await addJob(tx, 'send_push', { userId: owner, pushId }, now())
  })
}
