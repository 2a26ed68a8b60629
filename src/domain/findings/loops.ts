/**
 * Finds loops: the same part with the same unpleasant feeling, repeatedly unsettled. A loop must exceed the person's
 * base rates at two looks a month apart, and is shown with ways out, none of which is writing more.
 */
import { type EmotionCategory, isPleasant } from '../emotion/emotion.ts'
import { DAY } from '../values/duration.ts'
import { stretchesOf } from './observation.ts'
import { added, atLeast, meetings } from './odds.ts'
import { dealer, SEED, seeded } from './seeded.ts'

const LOOP_FROM = 4
/** In days: the window, the minimum span between first and last, and the maximum age of the last. */
export const LOOP_WINDOW = 90
const LOOP_SPAN = 14
const STILL_FRESH = 30
const LOOK_EVERY = 28
const BY_CHANCE = 0.02
const DEALS = 500
/** "Hide it for two weeks." */
export const LOOP_REST = 14 * DAY
/** After a death, no loops are shown for this long, because grief recurs naturally. */
export const LOOP_GRIEF = 90 * DAY
/** After signs of danger, no loops are shown for this long, because other things matter more. */
export const LOOP_DANGER = 14 * DAY

/** A situation's parts with their feelings, and whether each is unsettled. `day` is as in `Lived`. */
export type Episode = {
  id: number
  day: number
  touched: readonly { key: string; emotion: EmotionCategory; isOpen: boolean }[]
}

export type FoundLoop = ReturnType<typeof countedOf>

/** Keeps the newest of a day with the same parts, so an evening described three times counts once. */
function oncePerDay(life: readonly Episode[]): Episode[] {
  const keyOf = ({ day, touched }: Episode) =>
    `${day} ${[...new Set(touched.map(({ key }) => key))].sort().join()}`
  return [...new Map(life.map((it) => [keyOf(it), it])).values()]
}

const opensOf = ({ touched }: Episode): Set<EmotionCategory> =>
  new Set(
    touched.flatMap(({ emotion, isOpen }) => (isOpen && !isPleasant(emotion) ? [emotion] : [])),
  )

const touches = ({ touched }: Episode, part: string): boolean =>
  touched.some(({ key }) => key === part)

/** The clearest loop at one look, or null. `life` is oldest first. */
export function loopAt(life: readonly Episode[], today: number): FoundLoop | null {
  const rows = windowOf(life, today)
  const opens = rows.map(opensOf)
  const stretches = stretchesOf(rows.length)
  const questions = questionsOf(rows, opens, stretches)
  const [found] = questions
    .map((it) => ({ ...it, at: it.there.filter((at) => it.isOpen[at] === 1) }))
    .filter(({ at, part }) => isLasting(rows, at, part, today))
    .map((it) => ({ ...it, clarity: it.chances[it.at.length]! }))
    .sort((one, other) => one.clarity - other.clarity)
  if (!found || found.clarity > 2 * BY_CHANCE) return null
  const deal = dealer(stretches, seeded(SEED))
  let asClear = 0
  for (let round = 0; round < DEALS; round += 1) {
    const order = deal()
    if (questions.some((it) => it.chances[countIn(it, order)]! <= found.clarity * (1 + 1e-9)))
      asClear += 1
  }
  if ((asClear + 1) / (DEALS + 1) > BY_CHANCE) return null
  return countedOf(rows, found.part, found.emotion)
}

/** Counts unsettled situations that touch the part, and those that don't. */
function countedOf(rows: readonly Episode[], key: string, emotion: EmotionCategory) {
  const isOpen = (row: Episode) => opensOf(row).has(emotion)
  const there = Map.groupBy(rows, (row) => touches(row, key))
  const [own, rest] = [there.get(true) ?? [], there.get(false) ?? []]
  const open = own.filter(isOpen)
  return {
    key,
    emotion,
    /** The unsettled situations, oldest first. */
    ids: open.map(({ id }) => id),
    with: { of: open.length, all: own.length },
    without: { of: rest.filter(isOpen).length, all: rest.length },
  }
}

const windowOf = (life: readonly Episode[], today: number): Episode[] =>
  oncePerDay(life.filter(({ day }) => day > today - LOOP_WINDOW && day <= today))

type Question = ReturnType<typeof questionsOf>[number]

/** Counts coincidences for a given order of the feelings. */
function countIn({ there, isOpen }: Question, order: readonly number[]): number {
  let count = 0
  for (const at of there) count += isOpen[order[at]!]!
  return count
}

/** All pairs of part and unsettled feeling that are frequent enough. */
function questionsOf(
  rows: readonly Episode[],
  opens: readonly Set<EmotionCategory>[],
  stretches: readonly number[],
) {
  const frequent = <Key>(keys: readonly Key[]): Key[] =>
    [...Map.groupBy(keys, (key) => key)].flatMap(([key, all]) =>
      all.length >= LOOP_FROM ? [key] : [],
    )
  const parts = frequent(rows.flatMap(({ touched }) => [...new Set(touched.map(({ key }) => key))]))
  const emotions = frequent(opens.flatMap((it) => [...it]))
  return parts.flatMap((part) => {
    // The rows with the part, and below the rows with the feeling unsettled.
    const there = rows.flatMap((row, at) => (touches(row, part) ? [at] : []))
    return emotions.map((emotion) => {
      const isOpen = Uint8Array.from(opens, (it) => Number(it.has(emotion)))
      let exactly = [1]
      for (const own of Map.groupBy(rows.keys(), (at) => stretches[at]).values()) {
        const some = there.filter((at) => own.includes(at)).length
        const others = own.filter((at) => isOpen[at] === 1).length
        exactly = added(exactly, meetings(own.length, some, others))
      }
      return { part, emotion, there, isOpen, chances: atLeast(exactly) }
    })
  })
}

function isLasting(
  rows: readonly Episode[],
  at: readonly number[],
  part: string,
  today: number,
): boolean {
  if (at.length < LOOP_FROM) return false
  const [first, last] = [rows[at[0]!]!.day, rows[at.at(-1)!]!.day]
  return last - first >= LOOP_SPAN && today - last <= STILL_FRESH && isOpenNow(rows, part)
}

function isOpenNow(rows: readonly Episode[], part: string): boolean {
  const newest = rows.findLast((it) => touches(it, part))
  return newest?.touched.some(({ key, isOpen }) => key === part && isOpen) ?? false
}

/**
 * Returns a loop found at the last two looks, a month apart, that occurred in between and is unsettled today. Counts
 * are as of today.
 */
export function loopNow(life: readonly Episode[], today: number): FoundLoop | null {
  const first = life[0]?.day
  if (first === undefined) return null
  const look = today - ((today - first) % LOOK_EVERY)
  const found = look - LOOK_EVERY > first ? loopAt(life, look) : null
  if (!found || !isOpenNow(life, found.key)) return null
  const earlier = loopAt(life, look - LOOK_EVERY)
  const isSame = earlier?.key === found.key && earlier.emotion === found.emotion
  const came = life.some(
    (it) => found.ids.includes(it.id) && it.day > look - LOOK_EVERY && it.day <= look,
  )
  return isSame && came ? countedOf(windowOf(life, today), found.key, found.emotion) : null
}
