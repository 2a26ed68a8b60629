import type { Selectable } from 'kysely'
import { MAX_DEVICES, type NewPush, type PushDevice, type PushKind } from '#domain/steps/push.ts'
import { readable } from '#server/base/db/column.ts'
import { deleteOwn, insertOwn, ownRows } from '#server/base/db/own-row.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { Own } from '#server/base/owner.ts'

type Row = Selectable<Tables['pushDevice']>

const toDevice = (row: Row): PushDevice => ({
  ...readable(row),
  kinds: row.kinds.split(' ').filter(Boolean) as PushKind[],
})

const rowsOf = (own: Own): Promise<Row[]> =>
  ownRows(own, 'pushDevice').selectAll().orderBy('id', 'desc').execute()

export const listPushDevices = async (own: Own): Promise<PushDevice[]> =>
  (await rowsOf(own)).map(toDevice)

/** Registers a browser for its last user. The oldest beyond ten is removed. */
export async function addDevice(
  own: Own,
  { endpoint, kinds, hour = null }: Pick<NewPush, 'endpoint' | 'kinds' | 'hour'>,
  device: string,
): Promise<PushDevice> {
  await own.db.deleteFrom('pushDevice').where('endpoint', '=', endpoint).execute()
  const row = await insertOwn(own, 'pushDevice', {
    endpoint,
    kinds: [...new Set(kinds)].join(' '),
    hour,
    device,
    createdAt: own.now(),
  })
  for (const { id } of (await rowsOf(own)).slice(MAX_DEVICES))
    await deleteOwn(own, 'pushDevice', id)
  return toDevice(row)
}
