import type { Selectable } from 'kysely'
import { MAX_DEVICES, type NewPush, type PushDevice, type PushKind } from '#domain/steps/push.ts'
import { readable } from '#server/base/db/column.ts'
import type { Database } from '#server/base/db/database.ts'
import { deleteOwn, insertOwn, ownRows } from '#server/base/db/own-row.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { OwnerId } from '#server/base/owner.ts'

type Row = Selectable<Tables['pushDevice']>

const toDevice = (row: Row): PushDevice => ({
  ...readable(row),
  kinds: row.kinds.split(' ').filter(Boolean) as PushKind[],
})

const rowsOf = (db: Database, owner: OwnerId): Promise<Row[]> =>
  ownRows(db, owner, 'pushDevice').selectAll().orderBy('id', 'desc').execute()

export const listPushDevices = async (db: Database, owner: OwnerId): Promise<PushDevice[]> =>
  (await rowsOf(db, owner)).map(toDevice)

/** Registers a browser for its last user. The oldest beyond ten is removed. */
export async function addDevice(
  tx: Database,
  owner: OwnerId,
  { endpoint, kinds, hour = null }: Pick<NewPush, 'endpoint' | 'kinds' | 'hour'>,
  { device, now }: { device: string; now: number },
): Promise<PushDevice> {
  await tx.deleteFrom('pushDevice').where('endpoint', '=', endpoint).execute()
  const row = await insertOwn(tx, 'pushDevice', owner, {
    endpoint,
    kinds: [...new Set(kinds)].join(' '),
    hour,
    device,
    createdAt: now,
  })
  for (const { id } of (await rowsOf(tx, owner)).slice(MAX_DEVICES))
    await deleteOwn(tx, 'pushDevice', owner, id)
  return toDevice(row)
}

export async function findEndpoint(
  db: Database,
  owner: OwnerId,
  id: number,
): Promise<string | null> {
  return (await rowsOf(db, owner)).find((row) => row.id === id)?.endpoint ?? null
}
