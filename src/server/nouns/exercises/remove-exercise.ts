import { UNDO_IS_OVER } from '#domain/self-map/self-map.ts'
import type { Exercise } from '#domain/steps/exercise.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { removedRows } from '#server/base/removed-rows.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import { listExercises } from './exercises.repository.ts'

const removed = removedRows('exercise undo', [{ table: 'exercise', by: 'id' }])

export async function removeExercise(
  { db, seal, now }: Services,
  owner: OwnerId,
  id: number,
): Promise<string> {
  const rows = await db.transaction().execute(async (tx) => {
    await lockPerson(tx, owner, now())
    return (await removed.take(tx, owner, id)) ?? refuseAsMissing()
  })
  return removed.pack(seal, owner, rows, now())
}

/** Brings the words back to their situation, if that still stands; asked twice, they are there once. */
export function restoreExercise(
  { db, seal, now }: Services,
  owner: OwnerId,
  situationId: number,
  undo: string,
): Promise<Exercise> {
  const { id, rows } = removed.unpack(seal, owner, undo, now())
  if (rows.exercise[0]?.situationId !== situationId) refuse('invalid', UNDO_IS_OVER)
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, owner, now())
    if (!(await findSituation(tx, owner, { id: situationId }))) return refuseAsMissing()
    const find = async () =>
      (await listExercises(tx, owner, situationId)).find((one) => one.id === id)
    if (!(await find())) await removed.put(tx, rows)
    return (await find()) ?? refuseAsMissing()
  })
}
