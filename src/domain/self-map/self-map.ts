/**
 * The Self-Map: what belongs to who I am. Four categories are given, a person may add own ones;
 * an item's category never changes. Examples ship with the product and carry negative ids.
 */
import * as z from 'zod/mini'
import { label, line } from '../values/text.ts'
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
/** A name that was read in a situation and is only pointed at. */
export const OfferedName = label(NAME)

export const CategoryName = line({
  min: 1,
  max: 40,
  tooShort: 'Please choose a category.',
  tooLong: 'A category name can be up to 40 characters.',
})

export const Degrees = z.number().check(z.gte(-360), z.lte(720))

/** Where on the diagram a person wants to see an item; the layout only needs the angle. */
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
  /** As the sender saw it before: what another device changed since is merged, or the change is refused. */
  seen: z.optional(
    z.object({ name: z.string().check(z.maxLength(200)), attachmentPower: AttachmentPower }),
  ),
})
export type SelfMapItemChange = z.infer<typeof SelfMapItemChange>

/** Somebody or something several texts speak of and no item stands for. */
export const ComesUp = z.object({
  name: ItemName,
  category: CategoryName,
  /** In how many situations. */
  count: z.int(),
})
export type ComesUp = z.infer<typeof ComesUp>

/** Where the person put each item, kept by "Save Map". */
export const Arrangement = z
  .array(z.object({ itemId: z.int(), angle: z.nullable(Degrees) }))
  .check(z.maxLength(2000))
export type Arrangement = z.infer<typeof Arrangement>

export const isExample = (item: { id: number }): boolean => item.id < 0

export const ownOf = <One extends { id: number }>(items: readonly One[]): One[] =>
  items.filter((item) => !isExample(item))

/** Fewer own items than this make no picture of a map, and examples stand in. */
export const ENOUGH_ITEMS = 3

/** Examples end with the third item of one's own: from then on they belong in no list and no figure. */
export function withoutExamples<One extends { id: number }>(items: readonly One[]): readonly One[] {
  const own = ownOf(items)
  return own.length < ENOUGH_ITEMS ? items : own
}

/** Far below every example: what is only proposed, or a visitor's own, until it is kept. */
export const FIRST_UNKEPT_ID = -1000
/** One of the examples themselves, and nothing that somebody named. */
export const isGivenExample = (item: { id: number }): boolean =>
  isExample(item) && item.id > FIRST_UNKEPT_ID

/** Names are compared without regard to capitals. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase()

/**
 * The category a person means by what they typed: a given one by its name or label, one of their own
 * however they write it, or else a new one.
 */
export function settleCategory(typed: string, own: readonly string[]): string {
  const key = nameKey(typed)
  const given = CATEGORIES.find(
    (category) => nameKey(category) === key || nameKey(CATEGORY_LABELS[category]) === key,
  )
  return given ?? own.find((category) => nameKey(category) === key) ?? typed
}

/** What a map begins with. */
export const FIRST_MAP_QUESTION = 'Who or what could make or break your day?'

export const CATEGORY_IS_FIXED = 'You can’t change an item’s category.'
export const NAME_IS_TAKEN = 'You already have an item with this name in this category.'
export const UNDO_IS_OVER = 'It’s too late to undo this.'
