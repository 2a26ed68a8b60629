/**
 * A person's history, shared by all pages that look back: letters, analytics, map over time, patterns, easing and
 * half-lives.
 */
import type { EmotionCategory } from '../emotion/emotion.ts'
import type { SelfMapItem } from '../self-map/self-map.ts'
import { DAY, HOUR } from '../values/duration.ts'
import { dayNumber, zoneShifts } from '../values/time-zone.ts'
import type { knownNow, Then } from './item-touches.ts'
import type { Episode } from './loops.ts'
import type { Observation } from './observation.ts'
import { type FeltStrength, ownStrengths, type Rating } from './tries.ts'

/** One equation with its part's current and former name. */
export type ItemMention = ReturnType<ReturnType<typeof knownNow>> &
  FeltStrength & {
    then: Then
    emotion: EmotionCategory
    isAccepted: boolean | null
    event: string | null
    /** The wish in the person's words, and how far it was missed. */
    wish: string | null
    shift: number
  }

/** A situation with an analysis that counts, after corrections. */
export type AnalysedSituation = {
  id: number
  title: string
  /** The time of the event and of writing. */
  at: number
  writtenAt: number
  isCheckIn: boolean
  isGrief: boolean
  /** The main emotion first. Empty if the reading is undecided. */
  emotions: readonly ({ name: string; category: EmotionCategory } & FeltStrength)[]
  touches: readonly ItemMention[]
  /** Oldest first. */
  said: readonly Rating[]
}

export type History = {
  items: readonly SelfMapItem[]
  /** Oldest first. */
  lives: readonly AnalysedSituation[]
}

/** The later of event and writing, so recent writing about an old loss also counts as recent. */
export const lastTold = ({ at, writtenAt }: Pick<AnalysedSituation, 'at' | 'writtenAt'>): number =>
  Math.max(at, writtenAt)

/** Converts moments to days and hours in a time zone. */
export function clockOf(moments: readonly number[], zone: string) {
  const [first, last] = [moments[0] ?? 0, moments.at(-1) ?? 0]
  const shifts = zoneShifts(zone, first, Math.max(first, last))
  return (moment: number) => {
    const offset = (shifts.findLast(({ from }) => moment >= from) ?? shifts[0]!).offset
    const day = dayNumber(moment, offset)
    return { day, hour: Math.floor((moment + offset - day * DAY) / HOUR) }
  }
}

/** Adds the day and hour in a time zone. */
export function dated(
  lives: readonly AnalysedSituation[],
  zone: string,
): (AnalysedSituation & ReturnType<Clock>)[] {
  const moments = lives.map(({ at }) => at)
  const clock = clockOf(moments, zone)
  return lives.map((life) => ({ ...life, ...clock(life.at) }))
}
type Clock = ReturnType<typeof clockOf>

/** Converts to input for findings. Drops situations without a known feeling. */
export const observationsOf = (lives: readonly AnalysedSituation[], zone: string): Observation[] =>
  dated(lives, zone)
    .filter(({ emotions }) => emotions.length > 0)
    .map((life) => ({
      id: life.id,
      day: life.day,
      said: [...ownStrengths(life.said)].map(([group, strength]) => ({ group, strength })),
      // The hour is unknown if only another day was chosen.
      hour: life.at === life.writtenAt ? life.hour : null,
      groups: [...new Set(life.emotions.map(({ category }) => category))],
      parts: [...new Set(life.touches.map(({ key }) => key))],
      isOpen: life.touches.some(({ isAccepted }) => isAccepted === false),
    }))

/** Converts to input for loops. */
export const episodesOf = (lives: readonly AnalysedSituation[], zone: string): Episode[] =>
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
