import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Lived } from '#domain/findings/lived.ts'
import type { Episode } from '#domain/findings/loops.ts'
import { knownNow } from '#domain/self-map/item-touches.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { DAY, HOUR } from '#domain/values/duration.ts'
import { dayNumber, zoneShifts } from '#domain/values/time-zone.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { newestAnalyses } from '#server/nouns/analyses/newest-analyses.ts'

export type Part = { key: string; name: string; category: string }

/** One equation of a life, by the part it is about. */
export type Touch = Part & {
  emotion: EmotionCategory
  intensity: number
  isAccepted: boolean | null
  event: string | null
}

export type Life = {
  id: number
  analysisId: number
  title: string
  at: number
  groups: EmotionCategory[]
  touches: Touch[]
  said: Lived['said']
}

/** Every analysed situation, oldest first: what was felt and what was touched, as it was put right. */
export async function listLives(
  db: Database,
  owner: OwnerId,
  items: readonly SelfMapItem[],
): Promise<Life[]> {
  const told = await db
    .selectFrom('analysis')
    .innerJoin('situation', 'situation.id', 'analysis.situationId')
    .select(['situation.id', 'situation.title', 'situation.createdAt as at'])
    .select('analysis.id as analysisId')
    .where('situation.userId', '=', owner)
    .where('analysis.id', 'in', newestAnalyses(db, owner))
    .orderBy('situation.createdAt')
    .orderBy('situation.id')
    .execute()
  if (told.length === 0) return []
  const emotions = await db
    .selectFrom('analysisEmotion')
    .select(['analysisId', 'category', 'intensity', 'strengthFrom'])
    .where('analysisId', 'in', newestAnalyses(db, owner))
    .execute()
  const equations = await db
    .selectFrom('analysisEquation')
    .select(['analysisId', 'itemId', 'itemName', 'itemCategory', 'category', 'intensity'])
    .select(['isAccepted', 'event'])
    .where('analysisId', 'in', newestAnalyses(db, owner))
    .orderBy('position')
    .execute()
  const weighed = await firstWeighings(db, owner)
  const known = knownNow(items)
  const felt = Map.groupBy(emotions, ({ analysisId }) => analysisId)
  const touched = Map.groupBy(equations, ({ analysisId }) => analysisId)
  return told.map((it) => {
    const own = felt.get(it.analysisId) ?? []
    const said = own
      .filter(({ strengthFrom }) => strengthFrom === 'said')
      .map(({ category, intensity }) => ({ group: category, strength: 10 * intensity }))
    const weighing = weighed.get(it.id)
    const isFresh = weighing !== undefined && weighing.at - it.at < DAY
    return {
      ...it,
      groups: [...new Set(own.map(({ category }) => category))],
      said: said.length === 0 && isFresh ? [weighing] : said,
      touches: (touched.get(it.analysisId) ?? []).map((row): Touch => {
        const { key, name, category } = known(row)
        return {
          ...{ key, name, category, emotion: row.category, intensity: row.intensity },
          isAccepted: row.isAccepted === null ? null : row.isAccepted === 1,
          event: row.event,
        }
      }),
    }
  })
}

/** What the person said first of each situation they weighed. */
async function firstWeighings(db: Database, owner: OwnerId) {
  const rows = await db
    .selectFrom('weighing')
    .select(['situationId', 'category as group', 'strength', 'createdAt as at'])
    .where('userId', '=', owner)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map(({ situationId, ...row }) => [situationId, row]))
}

/** Days and hours of moments where the person is. */
export function clockOf(moments: readonly number[], zone: string) {
  const [first, last] = [moments[0] ?? 0, moments.at(-1) ?? 0]
  const shifts = zoneShifts(zone, first, Math.max(first, last))
  return (moment: number) => {
    const offset = (shifts.findLast(({ from }) => moment >= from) ?? shifts[0]!).offset
    const day = dayNumber(moment, offset)
    return { day, hour: Math.floor((moment + offset - day * DAY) / HOUR) }
  }
}

/** As the search for findings wants it: what is still open is not known, and left out. */
export function livedOf(lives: readonly Life[], zone: string): Lived[] {
  const clock = clockOf(
    lives.map(({ at }) => at),
    zone,
  )
  return lives
    .filter(({ groups }) => groups.length > 0)
    .map(({ id, at, groups, touches, said }) => ({
      ...{ id, ...clock(at), groups, said },
      parts: [...new Set(touches.map(({ key }) => key))],
      isOpen: touches.some(({ isAccepted }) => isAccepted === false),
    }))
}

/** As the search for what stays open wants it. */
export function episodesOf(lives: readonly Life[], zone: string): Episode[] {
  const clock = clockOf(
    lives.map(({ at }) => at),
    zone,
  )
  return lives
    .filter(({ groups }) => groups.length > 0)
    .map(({ id, at, touches }) => ({
      id,
      day: clock(at).day,
      touched: touches.map(({ key, emotion, isAccepted }) => ({
        ...{ key, emotion, isOpen: isAccepted === false },
      })),
    }))
}
