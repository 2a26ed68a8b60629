import { type Expectation, expectationsOf, type SaidWish } from '#domain/findings/expectation.ts'
import { type AnalysedSituation, observationsOf } from '#domain/findings/history.ts'
import { datesOf } from '#domain/situation/happened.ts'
import { isAlike, meaningsOf } from '#domain/values/alike.ts'
import { readable } from '#server/base/db/column.ts'
import { deleteOwn, insertOwn, ownRows, refuseBeyond } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'
import { readHistory } from '#server/nouns/analyses/history.repository.ts'
import type { OwnServices } from '#server/outside/services.ts'
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

const listRewritten = (own: Own) =>
  ownRows(own, 'rewrittenWish')
    .select(['id', 'wish', 'line', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute()

export async function listExpectations(own: Own): Promise<Expectation[]> {
  const rewritten = await listRewritten(own)
  const { lives } = await readHistory(own)
  return expectationsOf(wishesOf(lives), rewritten.map(readable), observationsOf(lives, 'UTC'))
}

export function rewriteWish(
  own: OwnServices,
  { wish, line }: { wish: string; line: string | null },
): Promise<Expectation[]> {
  return withPersonLocked(own, async (tx) => {
    const rewritten = await listRewritten(tx)
    const means = meaningsOf(wish)
    const same = rewritten.filter((it) => it.wish === wish)
    // To undo is to remove the line that is shown, which may be saved under an earlier wording.
    const shown =
      line === null ? rewritten.filter((it) => isAlike(meaningsOf(it.wish), means)).slice(0, 1) : []
    for (const { id } of same.length > 0 ? same : shown) await deleteOwn(tx, 'rewrittenWish', id)
    if (line !== null) await refuseBeyond(tx, 'rewrittenWish')
    if (line !== null) await insertOwn(tx, 'rewrittenWish', { wish, line, createdAt: own.now() })
    return listExpectations(tx)
  })
}
