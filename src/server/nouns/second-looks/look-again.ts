import type { Selectable } from 'kysely'
import { datesOf } from '#domain/situation/happened.ts'
import { readThen } from '#domain/situation/read-then.ts'
import {
  type BlindText,
  type LookOffer,
  type NewSecondLook,
  type SecondLook,
  type SecondLooks,
  textsToLookAt,
} from '#domain/situation/second-look.ts'
import { LIST_LIMIT, type Situation } from '#domain/situation/situation.ts'
import { insertOwn, ownRows } from '#server/base/db/own-row.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { Own } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { findNewestAnalysis, listNewestOf } from '#server/nouns/analyses/analyses.repository.ts'
import { readHistory } from '#server/nouns/analyses/history.repository.ts'
import { isQuietTime } from '#server/nouns/patterns/look-for-patterns.ts'
import { findSituation } from '#server/nouns/situations/situations.repository.ts'
import { isQuiet } from '#server/nouns/steps/quiet-time.ts'
import type { OwnServices } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'

type SecondLookRow = Selectable<Tables['secondLook']>

/** The situations looked at again. */
const listLooked = async (own: Own): Promise<Set<number>> => {
  const rows = await ownRows(own, 'secondLook').select('situationId').execute()
  return new Set(rows.map(({ situationId }) => situationId))
}

/** One page with the texts, newest first. */
const listTexts = ({ db, owner }: Own) =>
  db
    .selectFrom('secondLook')
    .innerJoin('situation', 'situation.id', 'secondLook.situationId')
    .selectAll('secondLook')
    .select(['description', 'happenedAt', 'situation.createdAt as writtenAt'])
    .where('secondLook.userId', '=', owner)
    .where('situation.userId', '=', owner)
    .orderBy('secondLook.createdAt', 'desc')
    .orderBy('secondLook.id', 'desc')
    .limit(LIST_LIMIT)
    .execute()

const NOT_OFFERED = 'This text can’t be looked at again right now.'
const LOOKED_ALREADY = 'You’ve already looked at this one again, perhaps on another device.'

/** Lists texts for a second look. None in fresh grief or soon after words of danger. */
async function candidates(own: OwnServices) {
  const { lives } = await readHistory(own)
  if (await isQuietTime(own, lives)) return []
  return textsToLookAt(lives, await listLooked(own), own.now())
}

const blindTextOf = ({ id, description, createdAt, happenedAt }: Situation): BlindText => ({
  id,
  text: description,
  createdAt,
  ...(happenedAt !== undefined && { happenedAt }),
})

export async function offerLook(own: OwnServices, skip: number): Promise<LookOffer> {
  const open = await candidates(own)
  for (const { id } of open.slice(skip % Math.max(1, open.length))) {
    const situation = await findSituation(own, { id })
    if (situation && !(await isQuiet(own, situation)))
      return { situation: blindTextOf(situation), hasMore: open.length > 1 }
  }
  return { situation: null, hasMore: false }
}

/** Saves a second look once. Reveals the first reading only in this reply. */
export async function giveLook(
  own: OwnServices,
  situationId: number,
  { expected, seen, category, strength }: NewSecondLook,
): Promise<SecondLook> {
  const situation = (await findSituation(own, { id: situationId })) ?? refuseAsMissing()
  if (!(await candidates(own)).some(({ id }) => id === situationId)) {
    const isLooked = (await listLooked(own)).has(situationId)
    return refuse('conflict', isLooked ? LOOKED_ALREADY : NOT_OFFERED)
  }
  const analysis = await findNewestAnalysis(own, situationId)
  const first = (analysis && readThen(analysis)) ?? refuse('conflict', NOT_OFFERED)
  return withPersonLocked(own, async (tx) => {
    if (!(await findSituation(tx, { id: situationId }))) return refuseAsMissing()
    if ((await listLooked(tx)).has(situationId)) return refuse('conflict', LOOKED_ALREADY)
    const look = { situationId, expected: expected || null, seen, category, strength }
    const row = await insertOwn(tx, 'secondLook', { ...look, createdAt: own.now() })
    return bothOf(blindTextOf(situation), first, row)
  })
}

export async function listBoth(own: OwnServices): Promise<SecondLooks> {
  const rows = await listTexts(own)
  const ids = rows.map(({ situationId }) => situationId)
  const newest = await listNewestOf(own, ids)
  const looks = rows.flatMap(({ description, happenedAt, writtenAt, ...row }) => {
    const analysis = newest.get(row.situationId)
    const first = analysis && readThen(analysis)
    const dates = datesOf(happenedAt, writtenAt)
    return first ? bothOf({ id: row.situationId, text: description, ...dates }, first, row) : []
  })
  return { looks, isOffered: (await candidates(own)).length > 0 }
}

const bothOf = (
  situation: BlindText,
  first: SecondLook['first'],
  { expected, seen, category, strength, createdAt }: SecondLookRow,
): SecondLook => ({
  situation,
  first,
  second: { expected, seen, category, strength },
  createdAt: new Date(createdAt).toISOString(),
})
