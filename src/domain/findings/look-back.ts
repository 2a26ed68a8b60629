/**
 * The weekly look back: what the last seven days held beside the seven before, whether something that
 * used to hurt has become lighter, and one question. It says only what the person's own analyses show.
 */
import * as z from 'zod/mini'
import { EMOTION_LABELS, EmotionCategory, isPleasant } from '../emotion/emotion.ts'
import { roundShare } from '../emotion/equation.ts'

/** How many weeks the small picture shows, this one included. */
export const WEEKS_SHOWN = 8
/** How many weeks before this one an item is compared with. */
export const WEEKS_COMPARED = 4

const Counted = z.object({ category: EmotionCategory, count: z.int() })

/** An item that was touched before and now, and weighed less this time. */
const Eased = z.object({
  itemName: z.string(),
  /** Held more loosely, or a smaller distance between what was expected and what was seen. */
  lever: z.enum(['attachment', 'gap']),
  before: z.number(),
  now: z.number(),
})
export type Eased = z.infer<typeof Eased>

export const LookBack = z.object({
  since: z.string(),
  /** How many situations were written down, this week and the week before; of this week's, how many by checking in, and how many have a reading that names a feeling. */
  situations: z.object({
    now: z.int(),
    before: z.int(),
    checkIns: z.int(),
    analysed: z.int(),
  }),
  /** This week's groups, the most frequent first, each with how often it was there the week before. */
  emotions: z.array(z.extend(Counted, { before: z.int() })),
  /** The item and the group that met most often this week. */
  meeting: z.nullable(z.object({ itemName: z.string(), category: EmotionCategory })),
  eased: z.nullable(Eased),
  /** Newest first; a week without emotions has an empty list. */
  weeks: z.array(z.object({ from: z.string(), emotions: z.array(Counted) })),
})
export type LookBack = z.infer<typeof LookBack>

/** How often and how strongly an item met a group of emotion, in one of the two periods. Means, 0 to 1. */
export type Meeting = {
  itemId: number
  /** As it reads inside a sentence: "your bakery". */
  itemName: string
  category: EmotionCategory
  isNow: boolean
  count: number
  intensity: number
  gap: number
  power: number
}

const byOften = (one: Meeting, other: Meeting) =>
  other.count - one.count || other.intensity - one.intensity || one.itemId - other.itemId

export function mainMeeting(meetings: readonly Meeting[]): LookBack['meeting'] {
  const [main] = meetings.filter(({ isNow }) => isNow).sort(byOften)
  return main ? { itemName: main.itemName, category: main.category } : null
}

/** A smaller difference than this may be chance. */
const EASED_FROM = 0.1
/** One hard day is no "before". */
const BEFORE_AT_LEAST = 2

/** The item whose unpleasant emotions have become lighter by the most, and what changed about it. */
export function easedItem(meetings: readonly Meeting[]): Eased | null {
  const unpleasant = meetings.filter(({ category }) => !isPleasant(category))
  const items = [...Map.groupBy(unpleasant, ({ itemId }) => itemId).values()]
  const [best] = items
    .flatMap((all) => easing(all))
    .filter(({ before, now }) => before - now >= EASED_FROM)
    .sort((one, other) => other.before - other.now - (one.before - one.now))
  return best ?? null
}

function easing(all: readonly Meeting[]): Eased[] {
  const before = all.filter(({ isNow }) => !isNow)
  const now = all.filter(({ isNow }) => isNow)
  if (now.length === 0 || totalOf(before) < BEFORE_AT_LEAST) return []
  const fallOf = (part: 'power' | 'gap') => meanOf(before, part) - meanOf(now, part)
  return [
    {
      itemName: now[0]!.itemName,
      lever: fallOf('power') > fallOf('gap') ? 'attachment' : 'gap',
      before: meanOf(before, 'intensity'),
      now: meanOf(now, 'intensity'),
    },
  ]
}

const totalOf = (meetings: readonly Meeting[]) =>
  meetings.reduce((sum, { count }) => sum + count, 0)

const meanOf = (meetings: readonly Meeting[], part: 'intensity' | 'gap' | 'power'): number =>
  roundShare(
    meetings.reduce((sum, meeting) => sum + meeting.count * meeting[part], 0) / totalOf(meetings),
  )

const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`

/** What moved, in at most two sentences. */
export function sayMoved({ situations, emotions }: LookBack): string {
  const written = sayWritten(situations)
  const [main] = emotions
  if (!main) return written
  const before = main.before === 0 ? 'not at all' : times(main.before)
  return `${written} ${EMOTION_LABELS[main.category]} was there ${times(main.count)}, ${before} the week before.`
}

/** The same numbers as everywhere: what was written down, what of it was a check-in, and what the feelings rest on. */
function sayWritten({ now, checkIns, analysed }: LookBack['situations']): string {
  if (now === 0) return 'You wrote nothing down in the last seven days.'
  const what = now === 1 ? 'one situation' : `${now} situations`
  const tapped =
    checkIns === 0 ? '' : now === 1 ? ', by checking in' : `, ${checkIns} of them by checking in`
  const read =
    analysed === now
      ? ''
      : analysed === 0
        ? ` ${now === 1 ? 'It has' : 'They have'} no reading yet.`
        : ` ${analysed} of them ${analysed === 1 ? 'has' : 'have'} a reading.`
  return `You wrote down ${what} in the last seven days${tapped}.${read}`
}

/** Which lever seems to help. */
export function sayEased({ itemName, lever }: Eased): string {
  return lever === 'attachment'
    ? `You hold ${itemName} a little more loosely than before, and what happens there moves you less.`
    : `What you expect for ${itemName} and what you see have come closer together, and it moves you less.`
}

const QUESTIONS: Record<EmotionCategory, (item: string) => string> = {
  happiness: (item) => `When it comes to ${item}, what would you like more of next week?`,
  pride: (item) => `What went well with ${item} that you would do again?`,
  positiveanticipation: (item) => `What small thing could you do for ${item} while you wait?`,
  sadness: (item) => `Who could you tell how much you care about ${item}?`,
  worry: (item) => `What about ${item} will you know in a week that you cannot know today?`,
  fear: (item) => `What would help you feel a little safer about ${item} tomorrow?`,
  anger: (item) => `What would you like to be different about ${item}?`,
  disgust: (item) => `What would you like to keep away from ${item}?`,
  negativeanticipation: (item) => `How sure is it, really, what comes next for ${item}?`,
  regret: (item) => `What have you learned from ${item} that you want to keep?`,
  shame: (item) => `What would you say to a friend who felt this about ${item}?`,
}

export const questionOf = ({ meeting }: Pick<LookBack, 'meeting'>): string | null =>
  meeting ? QUESTIONS[meeting.category](meeting.itemName) : null

/** Somebody without a single analysed situation in these weeks has nothing to look back on. */
export const hasHistory = ({ weeks }: LookBack): boolean =>
  weeks.some(({ emotions }) => emotions.length > 0)
