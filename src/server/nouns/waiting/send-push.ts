import type { PushDevice, PushKind } from '#domain/steps/push.ts'
import { deleteOwn } from '#server/base/db/own-row.ts'
import { type Own, ownerOf } from '#server/base/owner.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import type { JobPayloads } from '#server/jobs/job-payloads.ts'
import type { Services } from '#server/outside/services.ts'
import { isIdle } from '#server/people/is-idle.ts'
import { findEndpoint, listPushDevices } from './push.repository.ts'

/** In seconds. A reminder older than half a day is useless. */
const KEPT_FOR = 12 * 60 * 60
/** The browser withdrew its permission or no longer exists. */
const GONE = [404, 410]

/** Matches browsers that asked for this kind. */
export const wants =
  (kind: PushKind) =>
  ({ kinds }: PushDevice): boolean =>
    kinds.includes(kind)

/**
 * Adds push jobs for a person's browsers. Inside a transaction they are added only on commit; idle accounts get none.
 */
export async function sendPush(own: Own, isFor: (device: PushDevice) => boolean): Promise<void> {
  if (await isIdle(own)) return
  for (const { id } of (await listPushDevices(own)).filter(isFor))
    await addJob(own, 'send_push', { userId: own.owner, pushId: id })
}

/** Sends an empty message, so the push service learns nothing. The browser always shows the same text. */
export async function deliverPush(
  services: Services,
  { userId, pushId }: JobPayloads['send_push'],
): Promise<void> {
  const { now, callOutside, vapid } = services
  const own = { ...services, owner: ownerOf({ id: userId }) }
  const endpoint = await findEndpoint(own, pushId)
  if (!endpoint) return
  const status = await callOutside({
    address: endpoint,
    headers: {
      authorization: vapid.authorise(endpoint, now()),
      ttl: String(KEPT_FOR),
      urgency: 'low',
    },
    body: '',
  })
  if (GONE.includes(status)) await deleteOwn(own, 'pushDevice', pushId)
  else if (status < 200 || status > 299) throw new Error('A push service didn’t accept a reminder.')
}
