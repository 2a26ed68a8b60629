/** The data of Premium Analytics, from the person's analyses, items and relationships. */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import { CategoryNetwork } from './category-network.ts'
import { EmotionStats } from './emotion-stats.ts'
import { HalfLife } from './half-life.ts'
import { ItemTouch } from './item-touches.ts'

/** The number of strongest attachments named. */
const CLOSEST = 3

export const CategoryShare = z.object({
  category: z.string(),
  count: z.int(),
  /** The mean attachment power, 0 to 1. */
  power: z.number(),
})
export type CategoryShare = z.infer<typeof CategoryShare>

export const Analytics = z.object({
  /** The number of analysed situations the figures rest on, and the first date. */
  situations: z.int(),
  since: z.nullable(z.string()),
  /** The number of check-ins among them. */
  checkIns: z.optional(z.int()),
  /** The number of readings still open, without a feeling. */
  open: z.optional(z.int()),
  ...EmotionStats.shape,
  touches: z.array(ItemTouch),
  /** The person's own items without the examples, largest share first. */
  categories: z.array(CategoryShare),
  closest: z.array(z.object({ name: z.string(), category: z.string(), power: z.number() })),
  network: CategoryNetwork,
  /** The half-lives of feelings with enough data. */
  halfLives: z._default(z.array(z.object({ category: EmotionCategory, ...HalfLife.shape })), []),
})
export type Analytics = z.infer<typeof Analytics>

type Item = { name: string; category: string; attachmentPower: number }

export function categoryShares(items: readonly Item[]): CategoryShare[] {
  const groups = [...Map.groupBy(items, ({ category }) => category)]
  return groups
    .map(([category, all]) => ({
      category,
      count: all.length,
      power: all.reduce((sum, { attachmentPower }) => sum + attachmentPower, 0) / all.length,
    }))
    .sort(
      (one, other) =>
        other.count - one.count ||
        other.power - one.power ||
        one.category.localeCompare(other.category, 'en'),
    )
}

export const closestItems = (items: readonly Item[]): Analytics['closest'] =>
  items
    .toSorted(
      (one, other) =>
        other.attachmentPower - one.attachmentPower || one.name.localeCompare(other.name, 'en'),
    )
    .slice(0, CLOSEST)
    .map(({ name, category, attachmentPower }) => ({ name, category, power: attachmentPower }))
