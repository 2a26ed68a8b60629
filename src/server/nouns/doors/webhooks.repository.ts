import type { Selectable } from 'kysely'
import {
  MAX_WEBHOOKS,
  TOO_MANY_WEBHOOKS,
  type Webhook,
  type WebhookEvent,
} from '#domain/people/webhook.ts'
import { readable } from '#server/base/db/column.ts'
import type { Database } from '#server/base/db/database.ts'
import { insertOwn, ownRows } from '#server/base/db/own-row.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'

const toWebhook = (row: Selectable<Tables['webhook']>): Webhook => ({
  ...readable(row),
  events: row.events.split(' ') as WebhookEvent[],
})

export async function listWebhooks(db: Database, owner: OwnerId): Promise<Webhook[]> {
  const rows = await ownRows(db, owner, 'webhook').selectAll().orderBy('id').execute()
  return rows.map(toWebhook)
}

export const addWebhook = (
  db: Database,
  owner: OwnerId,
  { address, events }: Pick<Webhook, 'address' | 'events'>,
  now: number,
): Promise<Webhook> =>
  withPersonLocked(db, owner, now, async (tx) => {
    if ((await listWebhooks(tx, owner)).length >= MAX_WEBHOOKS)
      refuse('conflict', TOO_MANY_WEBHOOKS)
    const row = await insertOwn(tx, 'webhook', owner, {
      address,
      events: [...new Set(events)].join(' '),
      createdAt: now,
    })
    return toWebhook(row)
  })
