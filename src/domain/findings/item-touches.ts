/** Counts how often situations touched each item and with which emotions. */
import * as z from 'zod/mini'
import { EmotionCategory } from '../emotion/emotion.ts'
import { nameKey } from '../self-map/self-map.ts'
import { type FeltStrength, meanStrength } from './tries.ts'

export const ItemTouch = z.object({
  /** Null if the item is no longer on the map. */
  itemId: z.nullable(z.int()),
  name: z.string(),
  category: z.string(),
  count: z.int(),
  /** The mean, 0 to 1, as in `GroupCount`. */
  intensity: z.number(),
  /** The count of each group, most frequent first. */
  emotions: z.array(z.object({ category: EmotionCategory, count: z.int() })),
})
export type ItemTouch = z.infer<typeof ItemTouch>

type Item = { id: number; name: string; category: string }

/** The maximum number of rows shown. */
export const TOUCHES_SHOWN = 30

/**
 * The most touched first. An example that was adopted got a new number, and a deleted item may have been
 * added again: what has the same name in the same category is the same thing to the person.
 */
export function itemTouches(lives: readonly { touches: readonly Touched[] }[]): ItemTouch[] {
  const touches = lives.flatMap((life) => life.touches.map((touch) => ({ touch, life })))
  return [...Map.groupBy(touches, ({ touch }) => touch.key).values()]
    .map((all) => {
      const { itemId, name, category } = all[0]!.touch
      return {
        itemId,
        name,
        category,
        count: situationCount(all),
        intensity: meanStrength(all.map(({ touch }) => touch)),
        emotions: [...Map.groupBy(all, ({ touch }) => touch.emotion)]
          .map(([emotion, own]) => ({ category: emotion, count: situationCount(own) }))
          .sort(
            (one, other) => other.count - one.count || one.category.localeCompare(other.category),
          ),
      }
    })
    .sort(
      (one, other) =>
        other.count - one.count ||
        other.intensity - one.intensity ||
        one.name.localeCompare(other.name, 'en'),
    )
    .slice(0, TOUCHES_SHOWN)
}

/** Two feelings of one situation are there once. */
export const situationCount = (touches: readonly { life: object }[]): number =>
  new Set(touches.map(({ life }) => life)).size

/** One time an item met an emotion, by what it is called now. */
type Touched = ReturnType<ReturnType<typeof knownNow>> & {
  emotion: EmotionCategory
} & FeltStrength

/** An item as stored in an analysis. */
export type Then = { itemId: number; itemName: string; itemCategory: string }

/** Maps an item of an analysis to its current name and to a stable key. */
export function knownNow(items: readonly Item[]) {
  const byId = new Map(items.map((item) => [item.id, item]))
  const byName = new Map(items.map((item) => [identityOf(item), item]))
  return ({ itemId, itemName, itemCategory }: Then) => {
    const then = { name: itemName, category: itemCategory }
    const item = byId.get(itemId) ?? byName.get(identityOf(then))
    return item
      ? { key: `on the map ${item.id}`, itemId: item.id, name: item.name, category: item.category }
      : { key: identityOf(then), itemId: null, ...then }
  }
}

/** Items with the same name and category are the same item. */
export const identityOf = ({ name, category }: { name: string; category: string }): string =>
  `${category}\n${nameKey(name)}`
