/** What happened, in a person's own words, and which items of the Self-Map it touched. */
import * as z from 'zod/mini'
import { AttachmentPower } from './attachment-power.ts'
import { line, lines } from './text.ts'

export const TITLE = { min: 3, max: 120 } as const
export const DESCRIPTION = { min: 10, max: 5000, rows: 4 } as const
export const NO_ITEMS = 'Select at least one self-map item'

export const SituationTitle = line({
  ...TITLE,
  tooShort: `Title must be at least ${TITLE.min} characters`,
  tooLong: `Title can have at most ${TITLE.max} characters`,
})
export const SituationDescription = lines({
  ...DESCRIPTION,
  tooShort: `Description must be at least ${DESCRIPTION.min} characters`,
  tooLong: 'Description can have at most 5,000 characters',
})

/** Ids travel as text or as numbers; both mean the same item. */
const SentItemId = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^-?[1-9]\d{0,14}$/))], { error: NO_ITEMS }),
  z.transform(Number),
)

export const NewSituation = z.object({
  title: SituationTitle,
  description: SituationDescription,
  selfMapItemIds: z
    .array(SentItemId, { error: NO_ITEMS })
    .check(z.minLength(1, { error: NO_ITEMS }), z.maxLength(200)),
})
export type NewSituation = z.infer<typeof NewSituation>

/** A chosen item as it was at that moment; it outlives the item. */
export const ItemSnapshot = z.object({
  itemId: z.int(),
  name: z.string(),
  category: z.string(),
  attachmentPower: AttachmentPower,
})
export type ItemSnapshot = z.infer<typeof ItemSnapshot>

export const Situation = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  selfMapItemIds: z.array(z.string()),
  items: z.array(ItemSnapshot),
  createdAt: z.string(),
})
export type Situation = z.infer<typeof Situation>

/** The built-in example situations; real ids start above them. */
export const EXAMPLE_SITUATION_IDS = [1001, 1002, 1003] as const
export const FIRST_SITUATION_ID = 10_000
