/** What the figures of Premium Analytics say, in sentences. Only what the numbers show; no advice. */
import { type Analytics, type CategoryShare, countItems } from './analytics.ts'
import { powerLabel } from './attachment-power.ts'
import type { CategoryNetwork } from './category-network.ts'
import { EMOTION_LABELS, LADDERS } from './emotion.ts'
import type { EmotionStats, GroupCount } from './emotion-stats.ts'
import { levelOf } from './equation.ts'
import type { ItemTouch } from './item-touches.ts'
import { categoryLabel } from './self-map.ts'

/** Up to here a figure is a first impression, and is called one. */
const FEW = 10

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

export const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`

export const percent = (share: number): string => `${Math.round(share * 100)}%`

/** "Anna", "Anna and Ben", "Anna, Ben and Work". */
export const listed = (names: readonly string[]): string =>
  names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`

/** How much data the emotions rest on. */
export function sayBasis(situations: number, since: string | null): string {
  const from = `This rests on ${counted(situations, 'situation')} you analyzed${since ? ` since ${since}` : ''}.`
  return situations < FEW ? `${from} That is not much yet: take it as a first impression.` : from
}

export function sayEmotions({ situations, emotions }: Analytics): string {
  const [main] = emotions
  if (!main) return ''
  const often = `${EMOTION_LABELS[main.category]} was there most often: in ${main.count} of ${situations} situations.`
  const strongest = emotions.toSorted((one, other) => other.intensity - one.intensity)[0]!
  const strong =
    strongest === main
      ? `It was also the strongest, at ${percent(main.intensity)} on average.`
      : `${EMOTION_LABELS[strongest.category]} was the strongest when it came, at ${percent(strongest.intensity)} on average.`
  return emotions.length === 1 ? often : `${often} ${strong}`
}

/** One group: how strong it usually is, and with what it comes. */
export function sayEmotion(
  { category, intensity }: GroupCount,
  touches: readonly ItemTouch[],
): string {
  const step = LADDERS[category][levelOf(intensity) - 1]
  const metIn = ({ emotions }: ItemTouch) =>
    emotions.find((emotion) => emotion.category === category)?.count ?? 0
  const most = touches.toSorted((one, other) => metIn(other) - metIn(one))[0]
  const usually = `Usually about as strong as ${step}.`
  return most && metIn(most) > 0 ? `${usually} It came most often with ${most.name}.` : usually
}

const QUARTER = 3

/** The most frequent group, in the last three months and in the three before. */
export function sayTrend({ emotions, months }: EmotionStats): string {
  const [main] = emotions
  if (!main) return ''
  const countIn = (some: EmotionStats['months']) =>
    some
      .flatMap(({ emotions }) => emotions)
      .filter(({ category }) => category === main.category)
      .reduce((sum, { count }) => sum + count, 0)
  const now = countIn(months.slice(-QUARTER))
  const before = countIn(months.slice(-2 * QUARTER, -QUARTER))
  const said = (count: number) => (count === 0 ? 'not at all' : times(count))
  return `${EMOTION_LABELS[main.category]} was there ${said(now)} in the last three months, ${said(before)} in the three before.`
}

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

export const countOf = (groups: readonly { count: number }[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0)

export function sayWeekdays({ weekdays }: EmotionStats): string {
  const counts = weekdays.map(countOf)
  const most = Math.max(...counts)
  if (most === 0) return 'There was nothing in the last twelve months.'
  const days = WEEKDAYS.filter((_, index) => counts[index] === most)
  if (days.length > 2) return 'No day of the week stands out.'
  return `Most came on ${listed(days.map((day) => `${day}s`))}: ${most} of ${countOf(weekdays.flat())} emotions${days.length === 2 ? ' each' : ''}.`
}

export function sayItems(categories: readonly CategoryShare[]): string {
  return `This rests on ${counted(countItems(categories), 'item')} of your own. Examples are not counted.`
}

/** What the person holds closest. */
export function sayAttachment(
  categories: readonly CategoryShare[],
  closest: Analytics['closest'],
): string {
  const strongest = categories.toSorted((one, other) => other.power - one.power)[0]
  if (!strongest) return ''
  const names = listed(closest.map(({ name, power }) => `${name} (${powerLabel(power)})`))
  const near = `${names} ${closest.length === 1 ? 'is' : 'are'} closest to your centre.`
  if (categories.length === 1) return near
  return `${near} Of your categories you hold on to ${categoryLabel(strongest.category)} the most, at ${powerLabel(strongest.power)} on average.`
}

export function sayTouches(touches: readonly ItemTouch[]): string {
  const [most] = touches
  const main = most?.emotions[0]
  if (!most || !main) return ''
  return `${most.name} was touched most often: ${times(most.count)}, mostly with ${EMOTION_LABELS[main.category].toLowerCase()}.`
}

export function sayNetworkBasis({ links }: CategoryNetwork): string {
  const count = countOf(links)
  return `This rests on ${counted(count, 'relationship')} between items of different categories.`
}

export function sayNetwork({ nodes, links }: CategoryNetwork): string {
  const [strongest] = links
  if (!strongest) return ''
  const pair = `${categoryLabel(strongest.source)} and ${categoryLabel(strongest.target)}`
  const bond = `${pair} are tied most strongly, at ${strongest.strength.toFixed(1)} of 10.`
  const busiest = nodes.toSorted((one, other) => other.count - one.count)[0]!
  return links.length === 1
    ? bond
    : `${bond} ${categoryLabel(busiest.category)} has the most threads to the others: ${busiest.count}.`
}

export const NO_NETWORK = 'Link at least two items from different categories to see your network.'
