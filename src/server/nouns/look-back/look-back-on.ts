import { easedItem, type LookBack, mainMeeting, WEEKS_SHOWN } from '#domain/findings/look-back.ts'
import { WEEK } from '#domain/values/duration.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import {
  countEmotionsByWeek,
  countSituationsByWeek,
  countThisWeek,
  listMeetings,
} from './look-back.repository.ts'

export async function lookBackOn(db: Database, owner: OwnerId, now: number): Promise<LookBack> {
  const situations = await countSituationsByWeek(db, owner, now)
  const emotions = await countEmotionsByWeek(db, owner, now)
  const meetings = await listMeetings(db, owner, now)
  const inWeek = (wanted: number) => emotions.filter(({ week }) => week === wanted)
  const lastWeek = new Map(inWeek(1).map(({ category, count }) => [category, count]))
  const startOf = (week: number) => new Date(now - (week + 1) * WEEK).toISOString()
  return {
    since: startOf(0),
    situations: {
      now: situations.get(0) ?? 0,
      before: situations.get(1) ?? 0,
      ...(await countThisWeek(db, owner, now)),
    },
    emotions: inWeek(0).map(({ category, count }) => ({
      category,
      count,
      before: lastWeek.get(category) ?? 0,
    })),
    meeting: mainMeeting(meetings),
    eased: easedItem(meetings),
    weeks: Array.from({ length: WEEKS_SHOWN }, (_, week) => ({
      from: startOf(week),
      emotions: inWeek(week),
    })),
  }
}
