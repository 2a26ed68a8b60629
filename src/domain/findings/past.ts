/**
 * What somebody lived through, as every page that looks back reads it: letters, analytics, the map over time, patterns,
 * what has become lighter and how long feelings last.
 */
import type { EmotionCategory } from '../emotion/emotion.ts'
import type { SelfMapItem } from '../self-map/self-map.ts'
import { DAY, HOUR } from '../values/duration.ts'
import { dayNumber, zoneShifts } from '../values/time-zone.ts'
import type { knownNow, Then } from './item-touches.ts'
import type { Lived } from './lived.ts'
import type { Episode } from './loops.ts'
import { type Felt, ownStrengths, type Rating } from './tries.ts'

/** One equation: the part it is about as it is called now, and as it was called then. */
export type Touch = ReturnType<ReturnType<typeof knownNow>> &
  Felt & {
    then: Then
    emotion: EmotionCategory
    isAccepted: boolean | null
    event: string | null
    /** What the person wished for, in their own words, and how far it was missed. */
    wish: string | null
    shift: number
  }

/** One situation with an analysis that counts, as it was put right. */
export type Life = {
  id: number
  title: string
  /** When it happened, and when it was written. */
  at: number
  writtenAt: number
  isCheckIn: boolean
  isGrief: boolean
  /** The main one first; none where it was left open. */
  emotions: readonly ({ name: string; category: EmotionCategory } & Felt)[]
  touches: readonly Touch[]
  /** Oldest first. */
  said: readonly Rating[]
}

export type Past = {
  items: readonly SelfMapItem[]
  /** Oldest first. */
  lives: readonly Life[]
}

/** Whoever has just written of a loss is left in peace, whenever it was. */
export const lastTold = ({ at, writtenAt }: Pick<Life, 'at' | 'writtenAt'>): number =>
  Math.max(at, writtenAt)

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

/** Each with its day and hour there. */
export function dated(lives: readonly Life[], zone: string): (Life & ReturnType<Clock>)[] {
  const clock = clockOf(
    lives.map(({ at }) => at),
    zone,
  )
  return lives.map((life) => ({ ...life, ...clock(life.at) }))
}
type Clock = ReturnType<typeof clockOf>

/** As the search for findings wants it: what is still open is not known, and left out. */
export const livedOf = (lives: readonly Life[], zone: string): Lived[] =>
  dated(lives, zone)
    .filter(({ emotions }) => emotions.length > 0)
    .map((life) => ({
      id: life.id,
      day: life.day,
      said: [...ownStrengths(life.said)].map(([group, strength]) => ({ group, strength })),
      // Whoever tells of another day has chosen a day and no hour.
      hour: life.at === life.writtenAt ? life.hour : null,
      groups: [...new Set(life.emotions.map(({ category }) => category))],
      parts: [...new Set(life.touches.map(({ key }) => key))],
      isOpen: life.touches.some(({ isAccepted }) => isAccepted === false),
    }))

/** As the search for what stays open wants it. */
export const episodesOf = (lives: readonly Life[], zone: string): Episode[] =>
  dated(lives, zone)
    .filter(({ emotions }) => emotions.length > 0)
    .map(({ id, day, touches }) => ({
      id,
      day,
      touched: touches.map(({ key, emotion, isAccepted }) => ({
        key,
        emotion,
        isOpen: isAccepted === false,
      })),
    }))
