import type { Insertable } from 'kysely'
import * as z from 'zod/mini'
import { UNDO_IS_OVER } from '#domain/self-map/self-map.ts'
import type { Situation } from '#domain/situation/situation.ts'
import type { Database } from '#server/base/db/database.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import type { Seal } from '#server/base/seal.ts'
import { undoOf } from '#server/base/undo.ts'
import { lockPerson } from '#server/people/lock-person.ts'
import { deleteSituation, findSituation } from './situations.repository.ts'

/** What a situation is made of and by which number it is found; each table is given back row by row, in this order. */
const PARTS = {
  situation: 'id',
  situationItem: 'situationId',
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
const Parts = z.object(
  Object.fromEntries(PART_NAMES.map((part) => [part, Rows])) as Record<Part, typeof Rows>,
)
type Parts = z.infer<typeof Parts>
const situationUndo = undoOf('situation undo', Parts)

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
    const parts = await readParts(tx, owner, id)
    if (parts.situation.length === 0) refuseAsMissing()
    await deleteSituation(tx, owner, id)
    return parts
  })
  return situationUndo.pack(seal, owner, removed, now)
}

async function readParts(tx: Database, owner: OwnerId, situationId: number): Promise<Parts> {
  const found: Partial<Parts> = {}
  const idsOf = (part: 'analysis' | 'step') => (found[part] ?? []).map(({ id }) => Number(id))
  for (const part of PART_NAMES) {
    const by = PARTS[part]
    const numbers =
      by === 'analysisId' ? idsOf('analysis') : by === 'stepId' ? idsOf('step') : [situationId]
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
  const parts = situationUndo.unpack(seal, owner, undo, now)
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, owner, now)
    const id = Number(parts.situation[0]?.id ?? refuse('invalid', UNDO_IS_OVER))
    const isBack = await findSituation(tx, owner, { id })
    if (isBack) return isBack
    await forgetLostImport(tx, owner, parts)
    for (const part of PART_NAMES)
      if (parts[part].length > 0)
        await tx
          .insertInto(part as 'analysis')
          .values(parts[part] as unknown as Insertable<Tables['analysis']>[])
          .execute()
    return (await findSituation(tx, owner, { id })) ?? refuseAsMissing()
  })
}

/** The file a note came with may have been taken back meanwhile; the note comes back all the same. */
async function forgetLostImport(tx: Database, owner: OwnerId, { situation }: Parts): Promise<void> {
  for (const row of situation) {
    const found = await tx
      .selectFrom('journalImport')
      .select('id')
      .where('userId', '=', owner)
      .where('id', '=', Number(row.importId ?? 0))
      .executeTakeFirst()
    row.importId = found?.id ?? null
  }
}
