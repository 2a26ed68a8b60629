import type { Insertable, Selectable } from 'kysely'
import * as z from 'zod/mini'
import { Situation } from '#domain/situation/situation.ts'
import type { Database } from '#server/base/db/database.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import type { Seal } from '#server/base/seal.ts'
import { undoOf } from '#server/base/undo.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import { deleteSituation, findSituation, insertSituation } from './situations.repository.ts'

/** What goes with a situation; each table is given back row by row, in this order. */
const PARTS = [
  'analysis',
  'analysisEmotion',
  'analysisEquation',
  'step',
  'followUp',
  'weighing',
  'exercise',
] as const
const Rows = z.array(z.record(z.string(), z.nullable(z.union([z.string(), z.number()]))))
const situationUndo = undoOf(
  'situation undo',
  z.object({
    situation: Situation,
    parts: z.object({
      analysis: Rows,
      analysisEmotion: Rows,
      analysisEquation: Rows,
      step: z._default(Rows, []),
      followUp: z._default(Rows, []),
      weighing: z._default(Rows, []),
      exercise: z._default(Rows, []),
    }),
  }),
)
type Parts = { [Part in (typeof PARTS)[number]]: Selectable<Tables[Part]>[] }

/** Deletes a situation and its analyses at once; what comes back can bring all of it back. */
export async function removeSituation(
  db: Database,
  seal: Seal,
  owner: OwnerId,
  id: number,
  now: number,
): Promise<string> {
  const removed = await db.transaction().execute(async (tx) => {
    await lockPerson(tx, owner, now)
    const situation = (await findSituation(tx, owner, { id })) ?? refuseAsMissing()
    const parts = await readParts(tx, owner, id)
    await deleteSituation(tx, owner, id)
    return { situation, parts }
  })
  return situationUndo.pack(seal, owner, removed, now)
}

async function readParts(tx: Database, owner: OwnerId, situationId: number): Promise<Parts> {
  const told = <Part extends 'analysis' | 'step' | 'weighing' | 'exercise'>(part: Part) =>
    tx
      .selectFrom(part as 'analysis')
      .selectAll()
      .where('userId', '=', owner)
      .where('situationId', '=', situationId)
      .orderBy('id')
      .execute() as unknown as Promise<Parts[Part]>
  const analysis = await told('analysis')
  const step = await told('step')
  const figures = <Part extends 'analysisEmotion' | 'analysisEquation'>(part: Part) =>
    tx
      .selectFrom(part as 'analysisEmotion')
      .selectAll()
      .where('analysisId', 'in', [0, ...analysis.map(({ id }) => id)])
      .execute() as unknown as Promise<Parts[Part]>
  return {
    analysis,
    analysisEmotion: await figures('analysisEmotion'),
    analysisEquation: await figures('analysisEquation'),
    step,
    followUp: await tx
      .selectFrom('followUp')
      .selectAll()
      .where('stepId', 'in', [0, ...step.map(({ id }) => id)])
      .execute(),
    weighing: await told('weighing'),
    exercise: await told('exercise'),
  }
}

/** Brings a deleted situation back as it was; asked twice, it is there once. */
export function restoreSituation(
  db: Database,
  seal: Seal,
  owner: OwnerId,
  undo: string,
  now: number,
): Promise<Situation> {
  const { situation, parts } = situationUndo.unpack(seal, owner, undo, now)
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, owner, now)
    const isBack = await findSituation(tx, owner, { id: situation.id })
    if (isBack) return isBack
    await insertSituation(tx, owner, situation, Date.parse(situation.createdAt), situation.id)
    for (const part of PARTS) {
      const rows = parts[part] as unknown as Insertable<Tables['analysis']>[]
      if (rows.length > 0)
        await tx
          .insertInto(part as 'analysis')
          .values(rows)
          .execute()
    }
    return situation
  })
}
