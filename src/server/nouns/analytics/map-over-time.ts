import {
  livesTouching,
  type MapOverTime,
  monthsSince,
  touchesOf,
} from '#domain/findings/over-time.ts'
import type { SituationsBehind } from '#domain/findings/situations-behind.ts'
import type { Own } from '#server/base/owner.ts'
import { readHistory } from '#server/nouns/analyses/history.repository.ts'
import { readLog } from '#server/nouns/self-map/map-log.ts'
import { toBehind } from './situations-behind.ts'

async function readMonths(own: Own, now: number, zone: string) {
  const log = await readLog(own, now)
  const months = monthsSince(log[0]?.createdAt ?? now, now, zone)
  const { lives } = await readHistory(own, { from: months[0]!.from, until: now + 1 })
  return { lives, map: { months, log } }
}

/** Returns the history of a map by month, with the items touched in each. */
export async function mapOverTime(own: Own, now: number, zone: string): Promise<MapOverTime> {
  const { lives, map } = await readMonths(own, now, zone)
  return { ...map, touches: touchesOf(lives, map) }
}

/** Lists the situations behind one number. */
export async function situationsTouching(
  own: Own,
  now: number,
  zone: string,
  wanted: { month: string; itemId: number },
): Promise<SituationsBehind> {
  const { lives, map } = await readMonths(own, now, zone)
  return toBehind(livesTouching(lives, map, wanted))
}
