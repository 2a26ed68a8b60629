import type { Selectable } from 'kysely'
import {
  MAX_TOKENS,
  type NewToken,
  type PersonalToken,
  TOO_MANY_TOKENS,
  type TokenScope,
} from '#domain/people/token.ts'
import {
  MAX_WEBHOOKS,
  TOO_MANY_WEBHOOKS,
  type Webhook,
  type WebhookEvent,
} from '#domain/people/webhook.ts'
import { DAY } from '#domain/values/duration.ts'
import { readable } from '#server/base/db/column.ts'
import { insertOwn, ownRows } from '#server/base/db/own-row.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { Own } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import { hashToken } from '#server/base/token.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { newPersonalToken } from '#server/people/who-is.ts'

const toToken = ({ tokenHash: _, ...row }: Selectable<Tables['personalToken']>): PersonalToken => ({
  ...readable(row),
  scopes: row.scopes.split(' ') as TokenScope[],
})

export async function listTokens(own: Own): Promise<PersonalToken[]> {
  const rows = await ownRows(own, 'personalToken')
    .selectAll()
    .where('expiresAt', '>', own.now())
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toToken)
}

export function addToken(
  own: Own,
  { name, scopes, days }: NewToken,
): Promise<PersonalToken & { token: string }> {
  const token = newPersonalToken()
  return withPersonLocked(own, async (tx) => {
    if ((await listTokens(tx)).length >= MAX_TOKENS) refuse('conflict', TOO_MANY_TOKENS)
    const row = await insertOwn(tx, 'personalToken', {
      name,
      scopes: [...new Set(scopes)].join(' '),
      tokenHash: hashToken(token),
      createdAt: own.now(),
      expiresAt: own.now() + days * DAY,
    })
    return { ...toToken(row), token }
  })
}

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
): Promise<Webhook> =>
  withPersonLocked(own, async (tx) => {
    if ((await listWebhooks(tx)).length >= MAX_WEBHOOKS) refuse('conflict', TOO_MANY_WEBHOOKS)
    const row = await insertOwn(tx, 'webhook', {
      address,
      events: [...new Set(events)].join(' '),
      createdAt: own.now(),
    })
    return toWebhook(row)
  })
