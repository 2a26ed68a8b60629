import { firstShown } from '#domain/findings/emotion-stats.ts'
import { type AnalysedSituation, dated } from '#domain/findings/history.ts'
import { identityOf } from '#domain/findings/item-touches.ts'
import {
  livesTouching,
  type MapOverTime,
  monthsSince,
  touchesOf,
} from '#domain/findings/over-time.ts'
import {
  type Figure,
  MAX_BEHIND,
  type SituationsBehind,
} from '#domain/findings/situations-behind.ts'
import { datesOf } from '#domain/situation/happened.ts'
import { isoDay, weekdayOf } from '#domain/values/time-zone.ts'
import type { Own } from '#server/base/owner.ts'
import { readHistory } from '#server/nouns/analyses/history.repository.ts'
import { readLog } from '#server/nouns/self-map/map-log.ts'

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

/** Returns the history of a map by month, with the items touched in each. */
export async function mapOverTime(own: Own, zone: string): Promise<MapOverTime> {
  const { lives, map } = await readMonths(own, zone)
  return { ...map, touches: touchesOf(lives, map) }
}

/** Lists the situations behind one number. */
export async function situationsTouching(
  own: Own,
  zone: string,
  wanted: { month: string; itemId: number },
): Promise<SituationsBehind> {
  const { lives, map } = await readMonths(own, zone)
  return toBehind(livesTouching(lives, map, wanted))
}
