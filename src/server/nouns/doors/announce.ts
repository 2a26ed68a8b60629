import { createHmac, randomUUID } from 'node:crypto'
import type { WebhookEvent } from '#domain/people/webhook.ts'
import { changeOwn, findOwn } from '#server/base/db/own-row.ts'
import { type Own, ownerOf } from '#server/base/owner.ts'
import type { Seal } from '#server/base/seal.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import type { JobPayloads } from '#server/jobs/job-payloads.ts'
import type { Services } from '#server/outside/services.ts'
import { listWebhooks } from './doors.repository.ts'

/** Adds a job for every webhook subscribed to the event. Inside a transaction it is added only on commit. */
export async function announce(own: Own, event: WebhookEvent, thingId: number): Promise<void> {
  for (const { id, events } of await listWebhooks(own))
    if (events.includes(event)) {
      const call = {
        userId: own.owner,
        webhookId: id,
        event,
        thingId,
        eventId: randomUUID(),
        at: own.now(),
      }
      await addJob(own, 'call_webhook', call)
    }
}

/** Derived from our secret, so the database holds no signing key. */
const keyOf = (seal: Seal, userId: number, id: number): Buffer =>
  Buffer.from(seal.hash('webhook', `${userId} ${id}`), 'base64url')

export const webhookSecret = (seal: Seal, userId: number, id: number): string =>
  `whsec_${keyOf(seal, userId, id).toString('base64')}`

/** Sends the id of the thing, never its content, signed as standardwebhooks.com describes. */
export async function callWebhook(
  services: Services,
  { userId, webhookId, event, thingId, eventId, at }: JobPayloads['call_webhook'],
): Promise<void> {
  const { now, seal, callOutside, metrics } = services
  const own = { ...services, owner: ownerOf({ id: userId }) }
  const webhook = await findOwn(own, 'webhook', { id: webhookId })
  if (!webhook) return
  const timestamp = new Date(at).toISOString()
  const body = JSON.stringify({ type: event, timestamp, data: { id: thingId } })
  const seconds = String(Math.floor(now() / 1000))
  const signature = createHmac('sha256', keyOf(seal, userId, webhookId))
    .update(`${eventId}.${seconds}.${body}`)
    .digest('base64')
  const status = await callOutside({
    address: webhook.address,
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': eventId,
      'webhook-timestamp': seconds,
      'webhook-signature': `v1,${signature}`,
    },
  }).catch(() => 0)
  await changeOwn(own, 'webhook', webhookId, { status, calledAt: now() })
  const isTaken = status >= 200 && status <= 299
  metrics?.count(
    'innermap_webhook_calls_total',
    'Webhook calls, by outcome.',
    isTaken ? 'taken' : 'failed',
  )
  if (!isTaken) throw new Error('A webhook didn’t accept the call.')
}
