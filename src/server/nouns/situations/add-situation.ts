import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { NOT_ON_YOUR_MAP } from '#domain/self-map/relationship.ts'
import { canHaveHappened, NO_SUCH_DAY } from '#domain/situation/happened.ts'
import {
  MAX_SITUATIONS,
  type NewSituation,
  type Situation,
  TOO_MANY_SITUATIONS,
  toSnapshot,
  writtenMoment,
} from '#domain/situation/situation.ts'
import { linesIn, type SituationWords } from '#domain/situation/situation-words.ts'
import { HOUR } from '#domain/values/duration.ts'
import { changeOwn, countRows, ownRows } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import type { Rate } from '#server/outside/rate/rate-limit.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import {
  findSituation,
  forgetDiaryWatch,
  insertSituation,
  type Proposed,
} from './situations.repository.ts'

/** More than a person writes. A program that imports a journal has to pause. */
export const WRITTEN: Rate = { name: 'situations', max: 2000, within: HOUR }

/** Saves a situation with a snapshot of its items. */
export const addSituation = (
  own: Own,
  given: NewSituation & { proposed?: Proposed },
): Promise<Situation> =>
  withPersonLocked(own, async (tx) => {
    const { sent, draft } = await findSent(tx, given)
    if (sent) return sent
    await refuseFullHistory(tx)
    return saveSituation(tx, { ...given, ...draft })
  })

export async function refuseFullHistory(own: Own): Promise<void> {
  const written = ownRows(own, 'situation').where(sql<boolean>`coalesce(kind, '') <> 'note'`)
  if ((await countRows(written)) >= MAX_SITUATIONS) refuse('conflict', TOO_MANY_SITUATIONS)
}

type Words = SituationWords & Pick<NewSituation, 'draftId'>

/**
 * Finds the situation saved from the same draft. Other words under the same draft id, from a second tab or a program,
 * are saved under a hash of both, so that they are idempotent too.
 */
export async function findSent(
  own: Own,
  words: Words,
): Promise<{ sent: Situation | null; draft: { draftId?: string | undefined } }> {
  const { draftId } = words
  const sent = draftId ? await findSituation(own, { draftId }) : null
  if (!sent || hasWords(sent, words)) return { sent, draft: { draftId } }
  const other = { draftId: numberOf(words) }
  return { sent: await findSituation(own, other), draft: other }
}

const hasWords = (kept: Situation, words: Words) =>
  linesIn(kept).join('\0') === linesIn(words).join('\0')

const numberOf = ({ draftId, ...words }: Words): string =>
  createHash('sha256')
    .update(JSON.stringify([draftId, ...linesIn(words)]))
    .digest('base64url')

/** Requires the person's lock. */
export async function saveSituation(
  own: Own,
  { selfMapItemIds, writtenAt, happenedAt, ...told }: NewSituation & { proposed?: Proposed },
): Promise<Situation> {
  const map = new Map((await listItems(own)).map((item) => [item.id, item]))
  const items = [...new Set(selfMapItemIds)].map((id) =>
    toSnapshot(map.get(id) ?? refuse('invalid', NOT_ON_YOUR_MAP)),
  )
  if (happenedAt !== undefined) await forgetDiaryWatch(own)
  const moments = {
    createdAt: writtenMoment(writtenAt, own.now()),
    ...(happenedAt !== undefined && { happenedAt: happenedMoment(happenedAt, own.now()) }),
  }
  return insertSituation(own, { ...told, items }, moments)
}

export function happenedMoment(happenedAt: string, now: number): number {
  const moment = Date.parse(happenedAt)
  return canHaveHappened(moment, now) ? moment : refuse('invalid', NO_SUCH_DAY)
}

/** Moves a situation to the day it happened. Null resets it to when it was written. */
export const changeDate = (own: Own, id: number, given: string | null): Promise<Situation> =>
  withPersonLocked(own, async (tx) => {
    const kept = (await findSituation(tx, { id })) ?? refuseAsMissing()
    const happenedAt =
      given === null ? Date.parse(kept.createdAt) : happenedMoment(given, own.now())
    await changeOwn(tx, 'situation', id, { happenedAt })
    await forgetDiaryWatch(tx)
    return (await findSituation(tx, { id })) ?? refuseAsMissing()
  })
