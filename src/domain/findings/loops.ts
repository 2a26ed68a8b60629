/**
 * What comes up again and again and stays open: the same part, the same unpleasant feeling, never settled, and not
 * becoming lighter. It is told once, calmly, with ways out; none of them is writing more.
 */

import { type EmotionCategory, isPleasant } from '../emotion/emotion.ts'
import { DAY } from '../values/duration.ts'

/** From the third time on, spread over a week at least. */
export const LOOP_FROM = 3
const LOOP_SPAN = 7 * DAY
/** Only what came within this time is looked at, and only while it is not long ago. */
export const LOOP_WINDOW = 90 * DAY
const STILL_FRESH = 30 * DAY
/** Lighter by this much from the first time to the last is no longer stuck. */
const LIGHTER = 0.1
/** "Leave it for two weeks." */
export const LOOP_REST = 14 * DAY
/** After a death nothing is called a loop for this long: grief comes back because somebody is missed. */
export const LOOP_GRIEF = 90 * DAY
/** Soon after words of danger there are more important things to say. */
export const LOOP_DANGER = 14 * DAY

/** One part in one situation, as it was read or put right. `at` in milliseconds. */
export type Touched = {
  id: number
  key: string
  emotion: EmotionCategory
  isAccepted: boolean | null
  intensity: number
  at: number
}

export type FoundLoop = {
  key: string
  emotion: EmotionCategory
  /** Oldest first, each situation once. */
  times: readonly Touched[]
  isStronger: boolean
}

/** What came up most often first. */
export function findLoops(touched: readonly Touched[], now: number): FoundLoop[] {
  const unpleasant = touched
    .filter(({ emotion, at }) => !isPleasant(emotion) && at > now - LOOP_WINDOW && at <= now)
    .sort((one, other) => one.at - other.at || one.id - other.id)
  const parts = [...Map.groupBy(unpleasant, ({ key }) => key).values()]
  return parts
    .filter((all) => all.at(-1)!.isAccepted === false)
    .flatMap((all) => [...Map.groupBy(all, ({ emotion }) => emotion).values()])
    .flatMap((all) => loopOf(all, now))
    .sort(
      (one, other) =>
        other.times.length - one.times.length || other.times.at(-1)!.at - one.times.at(-1)!.at,
    )
}

function loopOf(all: readonly Touched[], now: number): FoundLoop[] {
  const open = all.filter(({ isAccepted }) => isAccepted === false)
  const times = [...Map.groupBy(open, ({ id }) => id).values()].map((same) =>
    same.reduce((one, other) => (other.intensity > one.intensity ? other : one)),
  )
  const [first, last] = [times[0], times.at(-1)]
  if (!first || !last || times.length < LOOP_FROM) return []
  if (last.at - first.at < LOOP_SPAN || now - last.at > STILL_FRESH) return []
  const change = changeOver(times)
  if (change <= -LIGHTER) return []
  const { key, emotion } = first
  return [{ key, emotion, times, isStronger: change >= LIGHTER }]
}

/** Whether the person has said since that it became lighter, 0 to 1; what was read of it was not the last word. */
export function hasEased({ times }: Pick<FoundLoop, 'times'>, said: number | undefined): boolean {
  const last = times.at(-1)!
  if (said === undefined || said >= last.intensity) return false
  return changeOver([...times.slice(0, -1), { ...last, intensity: said }]) <= -LIGHTER
}

/** From the first time to the last along a straight line, so that one odd day does not decide. */
function changeOver(times: readonly Touched[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const [middle, usual] = [mean(times.map(({ at }) => at)), mean(times.map((it) => it.intensity))]
  let [together, spread] = [0, 0]
  for (const { at, intensity } of times) {
    together += (at - middle) * (intensity - usual)
    spread += (at - middle) ** 2
  }
  return (together / spread) * (times.at(-1)!.at - times[0]!.at)
}
