import { analytics } from '#contract/analytics.ts'
import { expectations } from '#contract/expectations.ts'
import { overTime } from '#contract/over-time.ts'
import { type Analytics, categoryShares, closestItems } from '#domain/findings/analytics.ts'
import { categoryNetwork } from '#domain/findings/category-network.ts'
import { emotionStats } from '#domain/findings/emotion-stats.ts'
import { halfLifeSeenTwice, laterWeighings } from '#domain/findings/half-life.ts'
import { clockOf, dated } from '#domain/findings/history.ts'
import { itemTouches } from '#domain/findings/item-touches.ts'
import { isExample, withoutExamples } from '#domain/self-map/self-map.ts'
import { isoOrNull } from '#server/base/iso.ts'
import type { Own } from '#server/base/owner.ts'
import { routesOf } from '#server/http/serve.ts'
import { readHistory } from '#server/nouns/analyses/history.repository.ts'
import { listStoredRelationships } from '#server/nouns/self-map/relationships.repository.ts'
import { forPremium } from '#server/people/premium-access.ts'
import { listExpectations, rewriteWish } from './expectations.ts'
import { mapOverTime, situationsBehind, situationsTouching } from './situations-behind.ts'

export const figureRoutes = [
  routesOf(analytics, () => ({
    get: forPremium(({ own, query }) => analyticsOf(own, query.zone ?? 'UTC')),
    behind: forPremium(async ({ own, query: { zone = 'UTC', ...figure } }) => {
      const { lives } = await readHistory(own)
      return situationsBehind(lives, figure, { today: dayNow(own.now(), zone), zone })
    }),
  })),
  routesOf(overTime, () => ({
    get: forPremium(({ own, query }) => mapOverTime(own, query.zone ?? 'UTC')),
    situations: forPremium(({ own, query: { zone = 'UTC', ...wanted } }) =>
      situationsTouching(own, zone, wanted),
    ),
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
