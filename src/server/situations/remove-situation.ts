import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Insertable, Selectable } from 'kysely'
import { UNDO_IS_OVER } from '#domain/self-map.ts'
import type { Situation } from '#domain/situation.ts'
import type { OwnerId } from '#server/auth/owner.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/schema.ts'
import { refuse, refuseAsMissing } from '#server/refuse.ts'
import type { Seal } from '#server/seal.ts'
import { lockPerson } from '#server/usage/lock-person.ts'
import { deleteSituation, findSituation, insertSituation } from './situations.repository.ts'

const PURPOSE = 'situation undo'
/** In milliseconds. */
const UNDO_LASTS = 10 * 60 * 1000

/** What an analysis consists of; each table is given back row by row. */
const PARTS = ['analysis', 'analysisEmotion', 'analysisEquation'] as const
type Parts = { [Part in (typeof PARTS)[number]]: Selectable<Tables[Part]>[] }

type Removed = { owner: number; situation: Situation; parts: Parts; removedAt: number }

/**
 * Deletes a situation and its analyses at once. All of it travels to the browser under our seal, so that
 * it can come back although nothing is left on the server.
 */
export async function removeSituation(
  db: Database,
  seal: Seal,
  owner: OwnerId,
  id: number,
  now: number,
): Promise<string> {
  const removed = await db.transaction().execute(async (tx): Promise<Removed> => {
    await lockPerson(tx, owner, now)
    const situation = (await findSituation(tx, owner, { id })) ?? refuseAsMissing()
    const parts = await readParts(tx, owner, id)
    await deleteSituation(tx, owner, id)
    return { owner, situation, parts, removedAt: now }
  })
  const packed = deflateRawSync(JSON.stringify(removed)).toString('base64url')
  return seal.sign(PURPOSE, packed)
}

async function readParts(tx: Database, owner: OwnerId, situationId: number): Promise<Parts> {
  const analysis = await tx
    .selectFrom('analysis')
    .selectAll()
    .where('userId', '=', owner)
    .where('situationId', '=', situationId)
    .orderBy('id')
    .execute()
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
  const { situation, parts } = openRemoved(seal, owner, undo, now)
  return db.transaction().execute(async (tx) => {
    await lockPerson(tx, owner, now)
    const isBack = await findSituation(tx, owner, { id: situation.id })
    if (isBack) return isBack
    await insertSituation(tx, owner, situation, Date.parse(situation.createdAt), situation.id)
    for (const part of PARTS) {
      const rows = parts[part] as Insertable<Tables['analysis']>[]
      if (rows.length > 0)
        await tx
          .insertInto(part as 'analysis')
          .values(rows)
          .execute()
    }
    return situation
  })
}

function openRemoved(seal: Seal, owner: OwnerId, undo: string, now: number): Removed {
  const packed = seal.open(PURPOSE, undo)
  const removed: Removed | null = packed
    ? JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString())
    : null
  return removed?.owner === owner && now - removed.removedAt <= UNDO_LASTS
    ? removed
    : refuse('invalid', UNDO_IS_OVER)
}
