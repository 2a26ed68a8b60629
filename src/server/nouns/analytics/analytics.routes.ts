import { analytics } from '#contract/analytics.ts'
import { expectations } from '#contract/expectations.ts'
import { overTime } from '#contract/over-time.ts'
import { type Analytics, categoryShares, closestItems } from '#domain/findings/analytics.ts'
import { categoryNetwork } from '#domain/findings/category-network.ts'
import { emotionStats, firstShown } from '#domain/findings/emotion-stats.ts'
import { type Expectation, expectationsOf, type SaidWish } from '#domain/findings/expectation.ts'
import { halfLifeSeenTwice, laterWeighings } from '#domain/findings/half-life.ts'
import { type AnalysedSituation, clockOf, dated, observationsOf } from '#domain/findings/history.ts'
import { identityOf, itemTouches } from '#domain/findings/item-touches.ts'
import { livesTouching, monthsSince, touchesOf } from '#domain/findings/over-time.ts'
import {
  type Figure,
  MAX_BEHIND,
  type SituationsBehind,
} from '#domain/findings/situations-behind.ts'
import { isExample, withoutExamples } from '#domain/self-map/self-map.ts'
import { datesOf } from '#domain/situation/happened.ts'
import { isAlike, meaningsOf } from '#domain/values/alike.ts'
import { isoDay, weekdayOf } from '#domain/values/time-zone.ts'
import { readable } from '#server/base/db/column.ts'
import { deleteOwn, insertOwn, ownRows, refuseBeyond } from '#server/base/db/own-row.ts'
import { isoOrNull } from '#server/base/iso.ts'
import type { Own } from '#server/base/owner.ts'
import { routesOf } from '#server/http/serve.ts'
import { readHistory } from '#server/nouns/analyses/history.repository.ts'
import { readLog } from '#server/nouns/self-map/map-log.ts'
import { listStoredRelationships } from '#server/nouns/self-map/relationships.repository.ts'
import type { OwnServices } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { forPremium } from '#server/people/premium-access.ts'

export const figureRoutes = [
  routesOf(analytics, () => ({
    get: forPremium(({ own, query }) => analyticsOf(own, query.zone ?? 'UTC')),
    behind: forPremium(async ({ own, query: { zone = 'UTC', ...figure } }) => {
      const { lives } = await readHistory(own)
      return situationsBehind(lives, figure, { today: dayNow(own.now(), zone), zone })
    }),
  })),
  routesOf(overTime, () => ({
    get: forPremium(async ({ own, query }) => {
      const { lives, map } = await readMonths(own, query.zone ?? 'UTC')
      return { ...map, touches: touchesOf(lives, map) }
    }),
    situations: forPremium(async ({ own, query: { zone = 'UTC', ...wanted } }) => {
      const { lives, map } = await readMonths(own, zone)
      return toBehind(livesTouching(lives, map, wanted))
    }),
  })),
  routesOf(expectations, () => ({
    list: forPremium(({ own }) => listExpectations(own)),
    rewrite: forPremium(({ own, body }) => rewriteWish(own, body)),
  })),
]

const dayNow = (now: number, zone: string): number => clockOf([now], zone)(now).day

async function analyticsOf(my: Own, zone: string): Promise<Analytics> {
  const { items, lives } = await readHistory(my)
  const counted = new Set(withoutExamples(items).map(({ id }) => id))
  const own = items.filter((item) => !isExample(item))
  return {
    situations: lives.length,
    checkIns: lives.filter(({ isCheckIn }) => isCheckIn).length,
    open: lives.filter(({ emotions }) => emotions.length === 0).length,
    since: isoOrNull(lives[0]?.at ?? null),
    ...emotionStats(dated(lives, zone), dayNow(my.now(), zone)),
    touches: itemTouches(
      lives.map(({ touches }) => ({
        touches: touches.filter(({ itemId }) => itemId === null || counted.has(itemId)),
      })),
    ),
    categories: categoryShares(own),
    closest: closestItems(own),
    // Only relationships the person made. One end may still be an example.
    network: categoryNetwork(items, await listStoredRelationships(my)),
    halfLives: [...laterWeighings(lives)].flatMap(([category, all]) => {
      const found = halfLifeSeenTwice(all)
      return found ? [{ category, ...found }] : []
    }),
  }
}

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

async function listExpectations(own: Own): Promise<Expectation[]> {
  const rewritten = await listRewritten(own)
  const { lives } = await readHistory(own)
  return expectationsOf(wishesOf(lives), rewritten.map(readable), observationsOf(lives, 'UTC'))
}

function rewriteWish(
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

/**
 * Filters situations by the rules of the figures: feelings count per situation, and items go by their current name.
 */
export function situationsBehind(
  lives: readonly AnalysedSituation[],
  { emotion, month, day, weekday, item, itemCategory = '' }: Figure,
  { today, zone }: { today: number; zone: string },
): SituationsBehind {
  const touched = item === undefined ? null : identityOf({ name: item, category: itemCategory })
  const found = dated(lives, zone).filter((life) => {
    const iso = isoDay(life.day)
    return (
      (!emotion || life.emotions.some(({ category }) => category === emotion)) &&
      (touched === null ||
        life.touches.some(
          (it) => identityOf(it) === touched && (!emotion || it.emotion === emotion),
        )) &&
      (!month || iso.startsWith(month)) &&
      (!day || iso === day) &&
      (weekday === undefined || (life.day >= firstShown(today) && weekdayOf(life.day) === weekday))
    )
  })
  return toBehind(found)
}

/** Counts all, and lists the newest up to `MAX_BEHIND`. */
export const toBehind = (found: readonly AnalysedSituation[]): SituationsBehind => ({
  count: found.length,
  situations: found
    .toReversed()
    .slice(0, MAX_BEHIND)
    .map(({ id, title, at, writtenAt }) => ({ id, title, ...datesOf(at, writtenAt) })),
})

async function readMonths(own: Own, zone: string) {
  const now = own.now()
  const log = await readLog(own)
  const months = monthsSince(log[0]?.createdAt ?? now, now, zone)
  const { lives } = await readHistory(own, { from: months[0]!.from, until: now + 1 })
  return { lives, map: { months, log } }
}
