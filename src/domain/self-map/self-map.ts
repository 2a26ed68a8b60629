/**
 * The Self-Map: the things that belong to who a person is. Four categories are given and custom ones can be added, but
 * an item's category never changes; examples have negative ids.
 */
import * as z from 'zod/mini'
import { line } from '../values/text.ts'
import { AttachmentPower, SentPower } from './attachment-power.ts'

export const CATEGORIES = ['people', 'ideas', 'lifeStory', 'accomplishments'] as const
export type GivenCategory = (typeof CATEGORIES)[number]

export const CATEGORY_LABELS: Record<GivenCategory, string> = {
  people: 'People',
  ideas: 'Ideas/Likes',
  lifeStory: 'Life Story',
  accomplishments: 'Accomplishments',
}

export const isGivenCategory = (category: string): category is GivenCategory =>
  (CATEGORIES as readonly string[]).includes(category)
export const isCustomCategory = (category: string): boolean => !isGivenCategory(category)
export const categoryLabel = (category: string): string =>
  isGivenCategory(category) ? CATEGORY_LABELS[category] : category

export const EMPTY_NAME = 'Item name cannot be empty.'
export const NAME_LIMIT = 80

const NAME = {
  min: 1,
  max: NAME_LIMIT,
  tooShort: EMPTY_NAME,
  tooLong: `An item name can be up to ${NAME_LIMIT} characters.`,
}
export const ItemName = line(NAME)
/** A name read in a situation and only referred to. */
export const OfferedName = line(NAME)

export const CategoryName = line({
  min: 1,
  max: 40,
  tooShort: 'Please choose a category.',
  tooLong: 'A category name can be up to 40 characters.',
})

export const Degrees = z.number().check(z.gte(-360), z.lte(720))

/** The item's position on the diagram. The layout uses only the angle. */
const Place = {
  angle: z.optional(z.nullable(Degrees)),
  xOffset: z.optional(z.nullable(z.number().check(z.gte(-10_000), z.lte(10_000)))),
  yOffset: z.optional(z.nullable(z.number().check(z.gte(-10_000), z.lte(10_000)))),
}

export const SelfMapItem = z.object({
  id: z.int(),
  userId: z.nullable(z.int()),
  category: z.string(),
  name: z.string(),
  attachmentPower: AttachmentPower,
  ...Place,
})
export type SelfMapItem = z.infer<typeof SelfMapItem>

export const NewSelfMapItem = z.object({
  category: CategoryName,
  name: ItemName,
  attachmentPower: SentPower,
  ...Place,
})
export type NewSelfMapItem = z.infer<typeof NewSelfMapItem>

export const SelfMapItemChange = z.object({
  name: ItemName,
  attachmentPower: SentPower,
  category: z.optional(z.string()),
  ...Place,
  /** The state the sender saw. Changes by another device are merged, or the request is rejected. */
  seen: z.optional(
    z.object({ name: z.string().check(z.maxLength(200)), attachmentPower: AttachmentPower }),
  ),
})
export type SelfMapItemChange = z.infer<typeof SelfMapItemChange>

/** A person or thing in several texts without an item. */
export const ComesUp = z.object({
  name: ItemName,
  category: CategoryName,
  /** The number of situations. */
  count: z.int(),
})
export type ComesUp = z.infer<typeof ComesUp>

/** The angles of all items, saved by "Save Map". */
export const Arrangement = z
  .array(z.object({ itemId: z.int(), angle: z.nullable(Degrees) }))
  .check(z.maxLength(2000))
export type Arrangement = z.infer<typeof Arrangement>

export const isExample = (item: { id: number }): boolean => item.id < 0

export const ownOf = <One extends { id: number }>(items: readonly One[]): One[] =>
  items.filter((item) => !isExample(item))

/** With fewer own items, examples are shown instead. */
export const ENOUGH_ITEMS = 3

/** Removes examples from lists and figures once there are `ENOUGH_ITEMS` own items. */
export function withoutExamples<One extends { id: number }>(items: readonly One[]): readonly One[] {
  const own = ownOf(items)
  return own.length < ENOUGH_ITEMS ? items : own
}

/** Far below the example ids, for proposals and visitors' items until they are saved. */
export const FIRST_UNKEPT_ID = -1000
/** True for a shipped example, false for proposals and visitors' items. */
export const isGivenExample = (item: { id: number }): boolean =>
  isExample(item) && item.id > FIRST_UNKEPT_ID

/** Normalises a name for comparison, ignoring case. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase()

/** Resolves a typed category: a given one by name or label, an existing custom one, or else a new one. */
export function settleCategory(typed: string, own: readonly string[]): string {
  const key = nameKey(typed)
  const given = CATEGORIES.find(
    (category) => nameKey(category) === key || nameKey(CATEGORY_LABELS[category]) === key,
  )
  return given ?? own.find((category) => nameKey(category) === key) ?? typed
}

/** The first question for an empty map. */
export const FIRST_MAP_QUESTION = 'Who or what could make or break your day?'

export const CATEGORY_IS_FIXED = 'You can’t change an item’s category.'
export const NAME_IS_TAKEN = 'You already have an item with this name in this category.'
export const UNDO_IS_OVER = 'It’s too late to undo this.'
