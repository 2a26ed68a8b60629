/** What the figures of Premium Analytics say, in sentences. Only what the numbers show; no advice. */
import { type Analytics, type CategoryShare, countItems } from './analytics.ts'
import { powerLabel } from './attachment-power.ts'
import type { CategoryNetwork } from './category-network.ts'
import { EMOTION_LABELS, type EmotionCategory, LADDERS } from './emotion.ts'
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
export function sayBasis(situations: number, since: string | null, checkIns = 0): string {
  const from = `This rests on ${counted(situations, 'situation')} you analyzed${since ? ` since ${since}` : ''}${checkIns > 0 ? `, ${checkIns} of them by checking in` : ''}.`
  return situations < FEW ? `${from} That is not much yet: take it as a first impression.` : from
}

/** Those with the highest figure. A tie is told as a tie. */
function topOf<Entry>(entries: readonly Entry[], figure: (entry: Entry) => number): Entry[] {
  const most = Math.max(...entries.map(figure))
  return entries.filter((entry) => figure(entry) === most)
}

/** More names than this in a row are a list, not a sentence. */
const NAMED_TOGETHER = 3

const labelsOf = (groups: readonly { category: EmotionCategory }[]): string =>
  listed(
    groups.map(({ category }, at) => {
      const label = EMOTION_LABELS[category]
      return at === 0 ? label : label.toLowerCase()
    }),
  )

export function sayEmotions({ situations, emotions }: Analytics): string {
  const often = topOf(emotions, ({ count }) => count)
  const [main] = often
  if (!main) return ''
  if (emotions.length === 1) return sayOften(often, situations)
  return `${sayOften(often, situations)} ${sayStrongest(emotions, often)}`
}

function sayOften(often: readonly GroupCount[], situations: number): string {
  const within = `${often[0]!.count} of ${situations} situations`
  if (often.length === 1) return `${labelsOf(often)} was there most often: in ${within}.`
  if (often.length > NAMED_TOGETHER) return 'No emotion was there more often than all others.'
  return `${labelsOf(often)} were there equally often: in ${within} each.`
}

function sayStrongest(emotions: readonly GroupCount[], often: readonly GroupCount[]): string {
  const strongest = topOf(emotions, ({ intensity }) => Math.round(intensity * 100))
  const at = `at ${percent(strongest[0]!.intensity)} on average.`
  if (strongest.length > NAMED_TOGETHER) return 'None was stronger than all others.'
  if (strongest.length > 1)
    return `${labelsOf(strongest)} were equally strong when they came, ${at}`
  return often.length === 1 && often[0] === strongest[0]
    ? `It was also the strongest, ${at}`
    : `${labelsOf(strongest)} was the strongest when it came, ${at}`
}

/** One group: how strong it usually is, and with what it comes. */
export function sayEmotion(
  { category, intensity }: GroupCount,
  touches: readonly ItemTouch[],
): string {
  const step = LADDERS[category][levelOf(intensity) - 1]!
  // A group is named after one of its own steps: "about as strong as sadness" says nothing of sadness.
  const isItself = step.toLowerCase() === EMOTION_LABELS[category].toLowerCase()
  const usually = isItself ? 'Usually of middling strength.' : `Usually about as strong as ${step}.`
  const metIn = ({ emotions }: ItemTouch) =>
    emotions.find((emotion) => emotion.category === category)?.count ?? 0
  const met = topOf(
    touches.filter((touch) => metIn(touch) > 0),
    metIn,
  )
  if (met.length === 0 || met.length > NAMED_TOGETHER) return usually
  const names = listed(met.map(({ name }) => name))
  return `${usually} It came most often with ${names}${met.length > 1 ? ', equally' : ''}.`
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
  const near = `Closest to your centre: ${names}.`
  if (categories.length === 1) return near
  return `${near} Of your categories you hold on to ${categoryLabel(strongest.category)} the most, at ${powerLabel(strongest.power)} on average.`
}

/** What an item met most often: one group, or those that tie. */
export const mainEmotions = ({ emotions }: Pick<ItemTouch, 'emotions'>): ItemTouch['emotions'] =>
  topOf(emotions, ({ count }) => count)

export function sayTouches(touches: readonly ItemTouch[]): string {
  const most = topOf(touches, ({ count }) => count)
  const [first] = most
  if (!first) return ''
  if (most.length > NAMED_TOGETHER) return 'No item was touched more often than all others.'
  const names = listed(most.map(({ name }) => name))
  if (most.length > 1) return `Touched most often: ${names}, ${times(first.count)} each.`
  const main = mainEmotions(first)
  const often = `Touched most often: ${names}, ${times(first.count)}`
  if (main.length > NAMED_TOGETHER) return `${often}.`
  const met = labelsOf(main).toLowerCase()
  return main.length > 1
    ? `${often}, as much with ${met.replace(' and ', ' as with ')}.`
    : `${often}, mostly with ${met}.`
}

export function sayNetworkBasis({ links }: CategoryNetwork): string {
  const count = countOf(links)
  return `This rests on ${counted(count, 'relationship')} between items of different categories.`
}

export function sayNetwork({ nodes, links }: CategoryNetwork): string {
  const strongest = topOf(links, ({ strength }) => Math.round(strength * 10))
  const [first] = strongest
  if (!first) return ''
  if (strongest.length > 1) return 'No two categories are tied more strongly than all others.'
  const pair = `${categoryLabel(first.source)} and ${categoryLabel(first.target)}`
  const bond = `${pair} are tied most strongly, at ${first.strength.toFixed(1)} of 10.`
  const busiest = topOf(nodes, ({ count }) => count)
  return busiest.length === 1
    ? `${bond} ${categoryLabel(busiest[0]!.category)} has the most threads to the others: ${busiest[0]!.count}.`
    : bond
}

export const NO_NETWORK = 'Link at least two items from different categories to see your network.'
