/** A map over months: its state at the end of each, the changes since the first, and the items touched. */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import { powerLabel } from '../self-map/attachment-power.ts'
import { type LoggedItem, type LoggedTie, MapChange, replay } from '../self-map/map-log.ts'
import { addDays, dayIn, momentAt } from '../values/time-zone.ts'
import { topOf } from './analytics-words.ts'
import type { AnalysedSituation } from './history.ts'
import { identityOf, situationCount } from './item-touches.ts'

/** More months are too many to take in. */
export const MAX_MONTHS = 24

export const Month = z.object({
  /** "2026-03" */
  name: z.string(),
  /** The first and last moment, in milliseconds. */
  from: z.int(),
  until: z.int(),
})
export type Month = z.infer<typeof Month>

export const MonthTouch = z.object({
  month: z.string(),
  itemId: z.int(),
  /** The number of situations. */
  count: z.int(),
  /** The most frequent feelings and their count, several in a tie. */
  feelings: z.array(EmotionCategory),
  often: z.int(),
})
export type MonthTouch = z.infer<typeof MonthTouch>

export const MapOverTime = z.object({
  /** Oldest first. The last month isn't over. */
  months: z.array(Month),
  log: z.array(MapChange),
  touches: z.array(MonthTouch),
})
export type MapOverTime = z.infer<typeof MapOverTime>

/** The months from a moment until now in the person's time zone, limited to the newest. */
export function monthsSince(first: number, now: number, zone: string): Month[] {
  const months: Month[] = []
  let day = `${dayIn(now, zone).slice(0, 7)}-01`
  let until = now
  while (months.length < MAX_MONTHS && until >= Math.min(first, now)) {
    const from = momentAt(day, 0, zone)
    months.unshift({ name: day.slice(0, 7), from, until })
    day = `${addDays(day, -1).slice(0, 7)}-01`
    until = from - 1
  }
  return months
}

/** The month that contains a moment. */
const monthAt = (months: readonly Month[], at: number): string | null =>
  months.find(({ from, until }) => at >= from && at <= until)?.name ?? null

/** All touches of items in the log, with their month. Matches by id, else by name. */
function touchesIn(
  lives: readonly AnalysedSituation[],
  { log, months }: Pick<MapOverTime, 'log' | 'months'>,
) {
  const known = new Set(log.map(({ itemId }) => itemId))
  const byName = new Map(
    log.flatMap(({ itemId, name, category }) =>
      name && category ? [[identityOf({ name, category }), itemId] as const] : [],
    ),
  )
  return lives.flatMap((life) => {
    const month = monthAt(months, life.at)
    return life.touches.flatMap(({ then, emotion }) => {
      const named = identityOf({ name: then.itemName, category: then.itemCategory })
      const itemId = known.has(then.itemId) ? then.itemId : byName.get(named)
      return month === null || itemId === undefined ? [] : [{ month, itemId, emotion, life }]
    })
  })
}

/** One entry for each month and item. */
export function touchesOf(
  lives: readonly AnalysedSituation[],
  map: Pick<MapOverTime, 'log' | 'months'>,
): MonthTouch[] {
  const groups = Map.groupBy(touchesIn(lives, map), ({ month, itemId }) => `${month} ${itemId}`)
  return [...groups.values()].map((all) => {
    const { month, itemId } = all[0]!
    const counted = [...Map.groupBy(all, ({ emotion }) => emotion)].map(([category, own]) => ({
      category,
      often: situationCount(own),
    }))
    const top = topOf(counted, ({ often }) => often)
    const feelings = top.map(({ category }) => category).sort()
    return { month, itemId, count: situationCount(all), feelings, often: top[0]!.often }
  })
}

/** The situations that touched an item in a month, matched the same way. */
export const livesTouching = (
  lives: readonly AnalysedSituation[],
  map: Pick<MapOverTime, 'log' | 'months'>,
  wanted: { month: string; itemId: number },
): AnalysedSituation[] => [
  ...new Set(
    touchesIn(lives, map)
      .filter(({ month, itemId }) => month === wanted.month && itemId === wanted.itemId)
      .map(({ life }) => life),
  ),
]

export type Way = 'closer' | 'further' | 'new' | 'left' | 'same'

export type ItemChange = ReturnType<typeof movedItem>

/** The change of each item between two months, largest first. */
export function movedBetween(
  { log, months }: Pick<MapOverTime, 'log' | 'months'>,
  from: number,
  to: number,
): ItemChange[] {
  const [first, last] = [months[from], months[to]]
  if (!first || !last) return []
  const before = byId(replay(log, first.until).items)
  const after = byId(replay(log, last.until).items)
  const ids = new Set([...after.keys(), ...before.keys()])
  return [...ids]
    .map((id) => movedItem(before.get(id), after.get(id), monthOf(log, months, id, last.until)))
    .sort(
      (one, other) => weightOf(other) - weightOf(one) || one.name.localeCompare(other.name, 'en'),
    )
}

const byId = (items: readonly LoggedItem[]) => new Map(items.map((item) => [item.id, item]))

function movedItem(
  before: LoggedItem | undefined,
  after: LoggedItem | undefined,
  month: string | null,
) {
  const { id, name, category } = (after ?? before)!
  const [then, now] = [before?.attachmentPower ?? null, after?.attachmentPower ?? null]
  const way = wayOf(then, now)
  return {
    id,
    name,
    category,
    way,
    /** Null if it wasn't, or isn't, on the map. */
    then,
    now,
    /** The month it was added or removed. */
    month: way === 'new' || way === 'left' ? month : null,
    /** The first name, if it changed. */
    formerName: before && before.name !== name ? before.name : null,
  }
}

/** Ignores changes too small for the rounded number. */
function wayOf(then: number | null, now: number | null): Way {
  if (then === null) return 'new'
  if (now === null) return 'left'
  if (powerLabel(then) === powerLabel(now)) return 'same'
  return now > then ? 'closer' : 'further'
}

/** The month it was last added or removed, up to a moment. */
function monthOf(
  log: MapOverTime['log'],
  months: readonly Month[],
  id: number,
  until: number,
): string | null {
  const last = log.findLast(
    ({ itemId, kind, createdAt }) =>
      itemId === id && createdAt <= until && (kind === 'came' || kind === 'left'),
  )
  return months.find((month) => last && last.createdAt <= month.until)?.name ?? null
}

const weightOf = ({ way, then, now }: ItemChange): number => {
  if (way === 'same') return -1
  if (way === 'new') return 0.2
  return way === 'left' ? 0.3 : 0.5 + Math.abs((now ?? 0) - (then ?? 0))
}

/** Relationships in one map but not in the other. */
export function tiesBetween(
  { log, months }: Pick<MapOverTime, 'log' | 'months'>,
  from: number,
  to: number,
): { came: LoggedTie[]; went: LoggedTie[] } {
  const at = (index: number) => replay(log, months[index]?.until ?? 0)
  const [before, after] = [at(from).ties, at(to).ties]
  const keyOf = (tie: LoggedTie) =>
    `${tie.sourceItemId} ${tie.targetItemId} ${tie.relationshipType}`
  const missing = (some: readonly LoggedTie[], others: readonly LoggedTie[]) => {
    const known = new Set(others.map(keyOf))
    return some.filter((tie) => !known.has(keyOf(tie)))
  }
  return { came: missing(after, before), went: missing(before, after) }
}
