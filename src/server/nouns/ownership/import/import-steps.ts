import type { Database } from '#server/base/db/database.ts'
import { insertAll, insertNumbered } from '#server/base/db/insert-rows.ts'
import type { OwnerId } from '#server/base/owner.ts'
import type { OpenFile } from './open-file.ts'

const at = (moment: string): number => Date.parse(moment)

/** Steps, what came of them, and every time a feeling was weighed. */
export async function importSteps(
  tx: Database,
  owner: OwnerId,
  file: OpenFile,
  situations: ReadonlyMap<number, number>,
): Promise<void> {
  const numbers = new Map<number, number>()
  for await (const steps of file.rows('steps'))
    await insertNumbered(tx, 'step', numbers, steps, ({ id: _, ...it }) => ({
      ...it,
      userId: owner,
      situationId: situations.get(it.situationId)!,
      asksAt: at(it.asksAt),
      endedAt: it.endedAt === null ? null : at(it.endedAt),
      createdAt: at(it.createdAt),
    }))
  for await (const answers of file.rows('followUps'))
    await insertAll(tx, 'followUp', answers, (it) => ({
      ...it,
      userId: owner,
      stepId: numbers.get(it.stepId)!,
      answeredAt: at(it.answeredAt),
    }))
  for await (const weighings of file.rows('weighings'))
    await insertAll(tx, 'weighing', weighings, (it) => ({
      ...it,
      userId: owner,
      situationId: situations.get(it.situationId)!,
      createdAt: at(it.createdAt),
    }))
}
