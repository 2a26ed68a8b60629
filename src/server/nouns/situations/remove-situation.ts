import type { Situation } from '#domain/situation/situation.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import { removedRows } from '#server/base/removed-rows.ts'
import type { Seal } from '#server/base/seal.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import { findSituation } from './situations.repository.ts'

/** Each table is given back row by row, in this order. */
const removed = removedRows('situation undo', [
  { table: 'situation', by: 'id' },
  { table: 'situationItem', by: 'situationId' },
  { table: 'proposal', by: 'situationId' },
  { table: 'situationAnswer', by: 'situationId' },
  { table: 'analysis', by: 'situationId' },
  { table: 'analysisEmotion', by: 'analysisId', of: 'analysis' },
  { table: 'analysisEquation', by: 'analysisId', of: 'analysis' },
  { table: 'step', by: 'situationId' },
  { table: 'followUp', by: 'stepId', of: 'step' },
  { table: 'weighing', by: 'situationId' },
  { table: 'exercise', by: 'situationId' },
])

/** Deletes a situation and its analyses at once; what comes back can bring all of it back. */
export async function removeSituation(
  db: Database,
  seal: Seal,
  owner: OwnerId,
  id: number,
  now: number,
): Promise<string> {
  const rows = await db.transaction().execute(async (tx) => {
    await lockPerson(tx, owner, now)
    return (await removed.take(tx, owner, id)) ?? refuseAsMissing()
  })
  return removed.pack(seal, owner, rows, now)
}

/** Brings a deleted situation back as it was; asked twice, it is there once. */
export function restoreSituation(
  db: Database,
  seal: Seal,
  owner: OwnerId,
  undo: string,
  now: number,
): Promise<Situation> {
  const { id, rows } = removed.unpack(seal, owner, undo, now)
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, owner, now)
    const isBack = await findSituation(tx, owner, { id })
    if (isBack) return isBack
    for (const row of rows.situation) row.importId = await standingImport(tx, owner, row.importId)
    await removed.put(tx, rows)
    return (await findSituation(tx, owner, { id })) ?? refuseAsMissing()
  })
}

/** The file a note came with may have been taken back meanwhile; the note comes back all the same. */
async function standingImport(
  tx: Database,
  owner: OwnerId,
  id: string | number | null | undefined,
): Promise<number | null> {
  const found = await tx
    .selectFrom('journalImport')
    .select('id')
    .where('userId', '=', owner)
    .where('id', '=', Number(id ?? 0))
    .executeTakeFirst()
  return found?.id ?? null
}
