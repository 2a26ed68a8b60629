import type { Insertable, Selectable } from 'kysely'
import type { Exercise } from '#domain/steps/exercise.ts'
import type { Database } from '#server/base/db/database.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { OwnerId } from '#server/base/owner.ts'

const toExercise = ({ createdAt, ...row }: Selectable<Tables['exercise']>): Exercise => ({
  ...row,
  createdAt: new Date(createdAt).toISOString(),
})

/** Of one situation, oldest first. */
export async function listExercises(
  db: Database,
  owner: OwnerId,
  situationId: number,
): Promise<Exercise[]> {
  const rows = await ownRows(db, owner, 'exercise')
    .selectAll()
    .where('situationId', '=', situationId)
    .orderBy('id')
    .execute()
  return rows.map(toExercise)
}

export const insertExercise = async (
  tx: Database,
  owner: OwnerId,
  exercise: Omit<Insertable<Tables['exercise']>, 'id' | 'userId'>,
): Promise<Exercise> =>
  toExercise(
    await tx
      .insertInto('exercise')
      .values({ ...exercise, userId: owner })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
