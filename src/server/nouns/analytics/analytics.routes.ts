import { analytics } from '#contract/analytics.ts'
import { overTime } from '#contract/over-time.ts'
import { type Analytics, categoryShares, closestItems } from '#domain/findings/analytics.ts'
import { daysShown, emotionStats } from '#domain/findings/emotion-stats.ts'
import { categoryNetwork } from '#domain/self-map/category-network.ts'
import { itemTouches } from '#domain/self-map/item-touches.ts'
import { isExample } from '#domain/self-map/self-map.ts'
import { DAY } from '#domain/values/duration.ts'
import { zoneShifts } from '#domain/values/time-zone.ts'
import type { Database } from '#server/base/db/database.ts'
import { isoOrNull } from '#server/base/iso.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { type App, serve } from '#server/http/serve.ts'
import { listStoredRelationships } from '#server/nouns/self-map/relationships.repository.ts'
import { listItems } from '#server/nouns/self-map/self-map.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { requirePremium } from '#server/people/premium-access.ts'
import { countAnalysed, countEmotionsByDay, countTouches } from './analytics.repository.ts'
import { halfLives } from './half-lives.ts'
import { mapOverTime, situationsTouching } from './map-over-time.ts'
import { situationsBehind } from './situations-behind.ts'

/** The months shown never begin earlier than this before now. */
const LOOKED_BACK = 400 * DAY

export function analyticsRoutes(app: App, { db, now }: Services): void {
  serve(app, analytics.get, async ({ owner, user, query }) => {
    requirePremium(user, now())
    return analyticsOf(db, owner, now(), query.zone ?? 'UTC')
  })

  serve(app, analytics.behind, async ({ owner, user, query: { zone = 'UTC', ...figure } }) => {
    requirePremium(user, now())
    const shifts = zoneShifts(zone, now() - LOOKED_BACK, now())
    return situationsBehind(db, owner, figure, now(), shifts)
  })

  serve(app, overTime.get, ({ owner, user, query }) => {
    requirePremium(user, now())
    return mapOverTime(db, owner, now(), query.zone ?? 'UTC')
  })
  serve(app, overTime.situations, ({ owner, user, query: { zone = 'UTC', ...wanted } }) => {
    requirePremium(user, now())
    return situationsTouching(db, owner, now(), zone, wanted)
  })
}

async function analyticsOf(
  db: Database,
  owner: OwnerId,
  now: number,
  zone: string,
): Promise<Analytics> {
  const shifts = zoneShifts(zone, now - LOOKED_BACK, now)
  const { first, today } = daysShown(now, shifts)
  const items = await listItems(db, owner)
  const own = items.filter((item) => !isExample(item))
  const { count, since, checkIns, open } = await countAnalysed(db, owner)
  return {
    situations: count,
    checkIns,
    open,
    since: isoOrNull(since),
    ...emotionStats(await countEmotionsByDay(db, owner, shifts, first), today),
    touches: itemTouches(await countTouches(db, owner), items),
    categories: categoryShares(own),
    closest: closestItems(own),
    // Only what the person tied themselves; an end may still be an example.
    network: categoryNetwork(items, await listStoredRelationships(db, owner)),
    halfLives: await halfLives(db, owner),
  }
}
