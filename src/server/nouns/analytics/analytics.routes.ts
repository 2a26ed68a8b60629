import { analytics } from '#contract/analytics.ts'
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
import { type App, serve } from '#server/http/serve.ts'
import { readHistory } from '#server/nouns/analyses/history.repository.ts'
import { listStoredRelationships } from '#server/nouns/self-map/relationships.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { requirePremium } from '#server/people/premium-access.ts'
import { mapOverTime, situationsTouching } from './map-over-time.ts'
import { situationsBehind } from './situations-behind.ts'

export function analyticsRoutes(app: App, { db, now }: Services): void {
  serve(app, analytics.get, async ({ owner, user, query }) => {
    requirePremium(user, now())
    return analyticsOf({ db, owner }, now(), query.zone ?? 'UTC')
  })

  serve(app, analytics.behind, async ({ owner, user, query: { zone = 'UTC', ...figure } }) => {
    requirePremium(user, now())
    const { lives } = await readHistory({ db, owner })
    return situationsBehind(lives, figure, { today: dayNow(now(), zone), zone })
  })

  serve(app, overTime.get, ({ owner, user, query }) => {
    requirePremium(user, now())
    return mapOverTime({ db, owner }, now(), query.zone ?? 'UTC')
  })
  serve(app, overTime.situations, ({ owner, user, query: { zone = 'UTC', ...wanted } }) => {
    requirePremium(user, now())
    return situationsTouching({ db, owner }, now(), zone, wanted)
  })
}

const dayNow = (now: number, zone: string): number => clockOf([now], zone)(now).day

async function analyticsOf(my: Own, now: number, zone: string): Promise<Analytics> {
  const { items, lives } = await readHistory(my)
  const counted = new Set(withoutExamples(items).map(({ id }) => id))
  const own = items.filter((item) => !isExample(item))
  return {
    situations: lives.length,
    checkIns: lives.filter(({ isCheckIn }) => isCheckIn).length,
    open: lives.filter(({ emotions }) => emotions.length === 0).length,
    since: isoOrNull(lives[0]?.at ?? null),
    ...emotionStats(dated(lives, zone), dayNow(now, zone)),
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
