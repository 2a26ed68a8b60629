/** Formats the figures of Premium Analytics as sentences, without advice. */

import { intensityWord } from '../emotion/strength.ts'
import { powerMeaning } from '../self-map/attachment-power.ts'
import { categoryLabel } from '../self-map/self-map.ts'
import type { Analytics, CategoryShare } from './analytics.ts'
import type { CategoryNetwork } from './category-network.ts'
import type { GroupCount } from './emotion-stats.ts'
import type { ItemTouch } from './item-touches.ts'

/** Up to this count a figure is called a first impression. */
const FEW = 10

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

export const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`

/** "Anna", "Anna and Ben", "Anna, Ben and Work". */
export const listed = (names: readonly string[]): string =>
  names.length < 2
    ? (names[0] ?? '')
    : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`

/** Lower-cases "The" within a sentence ("the garden"). "My bakery" is the person's name for it and stays. */
export const inSentence = (name: string): string => name.replace(/^The\b/, 'the')

/** Says how much data the emotions rest on. */
export function formatBasis(
  situations: number,
  since: string | null,
  { checkIns = 0, open = 0 }: { checkIns?: number | undefined; open?: number | undefined } = {},
): string {
  const left = open > 0 ? ` In ${open} of them the feeling was left open.` : ''
  const from = `This is based on ${counted(situations, 'situation')} you analyzed${since ? `, from ${since} on` : ''}${checkIns > 0 ? `, ${checkIns} of them by checking in` : ''}.${left}`
  return situations < FEW ? `${from} That’s not much yet, so take it as a first impression.` : from
}

/** Returns the entries with the highest figure, all of them in a tie. */
export function topOf<One>(all: readonly One[], figure: (one: One) => number): One[] {
  const most = Math.max(...all.map(figure))
  return all.filter((one) => figure(one) === most)
}

/** Says a group's count and mean strength. Patterns report what it occurs with, if that is more than chance. */
export const formatEmotion = ({ count, intensity }: GroupCount, situations: number): string =>
  `In ${count} of ${counted(situations, 'situation')}, ${intensityWord(intensity)} on average.`

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

/** Above tables of counts, which claim nothing. */
export const COUNTS_ONLY = 'These are just counts. Some days and months have more by chance.'

export function formatItems(categories: readonly CategoryShare[]): string {
  return `This is based on ${counted(countOf(categories), 'item')} of your own. Examples aren’t counted.`
}

/** Names the person's strongest attachments. */
export function formatAttachment(
  categories: readonly CategoryShare[],
  closest: Analytics['closest'],
): string {
  const strongest = categories.toSorted((one, other) => other.power - one.power)[0]
  if (!strongest) return ''
  const names = listed(closest.map(({ name, power }) => `${name} (${powerMeaning(power)})`))
  const near = `Closest to you: ${names}.`
  if (categories.length === 1) return near
  return `${near} The category closest to you is ${categoryLabel(strongest.category)}: ${powerMeaning(strongest.power)} on average.`
}

/** The group an item met most often, or several in a tie. */
export const mainEmotions = ({ emotions }: Pick<ItemTouch, 'emotions'>): ItemTouch['emotions'] =>
  topOf(emotions, ({ count }) => count)

export function formatNetworkBasis({ links }: CategoryNetwork): string {
  const count = countOf(links)
  return `This is based on ${counted(count, 'relationship')} between items in different categories.`
}

export function formatNetwork({ nodes, links }: CategoryNetwork): string {
  const strongest = topOf(links, ({ strength }) => Math.round(strength * 10))
  const [first] = strongest
  if (!first) return ''
  if (strongest.length > 1) return 'No two categories stand out as especially connected.'
  const pair = `${categoryLabel(first.source)} and ${categoryLabel(first.target)}`
  const bond = `${pair} are the most strongly connected, at ${first.strength.toFixed(1)} out of 10.`
  const busiest = topOf(nodes, ({ count }) => count)
  return busiest.length === 1
    ? `${bond} ${categoryLabel(busiest[0]!.category)} has the most connections: ${busiest[0]!.count}.`
    : bond
}

export const NO_NETWORK = 'Link at least two items from different categories to see your network.'
