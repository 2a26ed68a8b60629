import { UNDO_IS_OVER } from '#domain/self-map/self-map.ts'
import type { Exercise } from '#domain/steps/exercise.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { removedRows } from '#server/people/removed-rows.ts'
import { listExercises } from './exercises.repository.ts'

export const removedExercise = removedRows('exercise undo', [{ table: 'exercise', by: 'id' }])

/** Restores an exercise if its situation still exists. Idempotent. */
export function restoreExercise(
  services: Services,
  owner: OwnerId,
  situationId: number,
  undo: string,
): Promise<Exercise> {
  const { db, now } = services
  const { id, rows } = removedExercise.unpack(services, owner, undo)
  if (rows.exercise[0]?.situationId !== situationId) refuse('invalid', UNDO_IS_OVER)
  return withPersonLocked(db, owner, now(), async (tx) => {
    if (!(await findSituation(tx, owner, { id: situationId }))) return refuseAsMissing()
    const find = async () =>
      (await listExercises(tx, owner, situationId)).find((one) => one.id === id)
    if (!(await find())) await removedExercise.put(tx, rows)
    return (await find()) ?? refuseAsMissing()
  })
}
