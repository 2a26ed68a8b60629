import { type Expectation, expectationsOf, type SaidWish } from '#domain/findings/expectation.ts'
import { type AnalysedSituation, observationsOf } from '#domain/findings/history.ts'
import { datesOf } from '#domain/situation/happened.ts'
import { isAlike, meaningsOf } from '#domain/values/alike.ts'
import { readable } from '#server/base/db/column.ts'
import type { Database } from '#server/base/db/database.ts'
import { deleteOwn, insertOwn, ownRows, refuseBeyond } from '#server/base/db/own-row.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { readHistory } from '#server/nouns/analyses/history.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'

/** Older wishes add nothing new. */
const NEWEST = 500

/** Collects wishes the person tapped or typed, not ones the engine assumed, and none about a death. */
const wishesOf = (lives: readonly AnalysedSituation[]): SaidWish[] =>
  lives
    .filter(({ isGrief }) => !isGrief)
    .toReversed()
    .flatMap(({ id, title, at, writtenAt, touches }) =>
      touches.flatMap(({ wish, shift }) => {
        const situation = { id, title, ...datesOf(at, writtenAt) }
        return wish === null ? [] : [{ wish, isUnmet: shift < 0, situation }]
      }),
    )
    .slice(0, NEWEST)

const listRewritten = (db: Database, owner: OwnerId) =>
  ownRows(db, owner, 'rewrittenWish')
    .select(['id', 'wish', 'line', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute()

export async function listExpectations(db: Database, owner: OwnerId): Promise<Expectation[]> {
  const rewritten = await listRewritten(db, owner)
  const { lives } = await readHistory(db, owner)
  return expectationsOf(wishesOf(lives), rewritten.map(readable), observationsOf(lives, 'UTC'))
}

export function rewriteWish(
  { db, now }: Services,
  owner: OwnerId,
  { wish, line }: { wish: string; line: string | null },
): Promise<Expectation[]> {
  return withPersonLocked(db, owner, now(), async (tx) => {
    const rewritten = await listRewritten(tx, owner)
    const means = meaningsOf(wish)
    const same = rewritten.filter((it) => it.wish === wish)
    // To undo is to remove the line that is shown, which may be saved under an earlier wording.
    const shown =
      line === null ? rewritten.filter((it) => isAlike(meaningsOf(it.wish), means)).slice(0, 1) : []
    for (const { id } of same.length > 0 ? same : shown)
      await deleteOwn(tx, 'rewrittenWish', owner, id)
    if (line !== null) await refuseBeyond(tx, 'rewrittenWish', owner)
    if (line !== null) await insertOwn(tx, 'rewrittenWish', owner, { wish, line, createdAt: now() })
    return listExpectations(tx, owner)
  })
}
