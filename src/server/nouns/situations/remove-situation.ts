import type { Insertable } from 'kysely'
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

/** What goes with a situation and by which number; each table is given back row by row, in this order. */
const PARTS = {
  proposal: 'situationId',
  situationAnswer: 'situationId',
  analysis: 'situationId',
  analysisEmotion: 'analysisId',
  analysisEquation: 'analysisId',
  step: 'situationId',
  followUp: 'stepId',
  weighing: 'situationId',
  exercise: 'situationId',
} as const satisfies Partial<Record<keyof Tables, string>>
type Part = keyof typeof PARTS
const PART_NAMES = Object.keys(PARTS) as Part[]

const Rows = z._default(
  z.array(z.record(z.string(), z.nullable(z.union([z.string(), z.number()])))),
  [],
)
const situationUndo = undoOf(
  'situation undo',
  z.object({
    situation: Situation,
    parts: z.object(
      Object.fromEntries(PART_NAMES.map((part) => [part, Rows])) as Record<Part, typeof Rows>,
    ),
  }),
)
type Parts = Record<Part, z.output<typeof Rows>>

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
  const found: Partial<Parts> = {}
  const idsOf = (part: 'analysis' | 'step') => (found[part] ?? []).map(({ id }) => Number(id))
  for (const part of PART_NAMES) {
    const by = PARTS[part]
    const numbers =
      by === 'situationId' ? [situationId] : idsOf(by === 'stepId' ? 'step' : 'analysis')
    found[part] = await tx
      .selectFrom(part as 'weighing')
      .selectAll()
      .where('userId', '=', owner)
      .where(by as 'situationId', 'in', [0, ...numbers])
      .execute()
  }
  return found as Parts
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
    for (const part of PART_NAMES) {
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
