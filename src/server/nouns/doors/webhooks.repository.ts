import type { Selectable } from 'kysely'
import {
  MAX_WEBHOOKS,
  TOO_MANY_WEBHOOKS,
  type Webhook,
  type WebhookEvent,
} from '#domain/people/webhook.ts'
import { readable } from '#server/base/db/column.ts'
import { insertOwn, ownRows } from '#server/base/db/own-row.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { Own } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'

const toWebhook = (row: Selectable<Tables['webhook']>): Webhook => ({
  ...readable(row),
  events: row.events.split(' ') as WebhookEvent[],
})

export async function listWebhooks(own: Own): Promise<Webhook[]> {
  const rows = await ownRows(own, 'webhook').selectAll().orderBy('id').execute()
  return rows.map(toWebhook)
}

export const addWebhook = (
  own: Own,
  { address, events }: Pick<Webhook, 'address' | 'events'>,
  now: number,
): Promise<Webhook> =>
  withPersonLocked(own, now, async (tx) => {
    if ((await listWebhooks(tx)).length >= MAX_WEBHOOKS) refuse('conflict', TOO_MANY_WEBHOOKS)
    const row = await insertOwn(tx, 'webhook', {
      address,
      events: [...new Set(events)].join(' '),
      createdAt: now,
    })
    return toWebhook(row)
  })
