/**
 * Publishes a copy of the chosen parts as of now, for anyone with the link. Without the personal context, it contains
 * no name, none of the person's words and only the item names they selected, and uses the third person.
 */
import * as z from 'zod/mini'
import { PRODUCT_NAME } from '../content/product.ts'
import { AttachmentPower } from '../self-map/attachment-power.ts'
import { Relationship } from '../self-map/relationship.ts'
import { Findings } from '../situation/analysis.ts'
import { RowId } from '../values/row-id.ts'
import { line, shorten } from '../values/text.ts'
import { PUBLISHED } from './share-link.ts'

export type ShareType = (typeof PUBLISHED)[number] | 'app'
/** The kinds of copy. The app itself is public anyway. */
export const PublishedType = z.enum(PUBLISHED)

export const EXPIRY_DAYS = { min: 1, max: 365, start: 30, choices: [7, 30, 90, 365] } as const

/** The default title of a copy of an analysis. */
export const UNTITLED = 'An analysis'
const TITLE_LIMIT = 120

export const NewShare = z.object({
  shareType: PublishedType,
  situationId: z.optional(RowId),
  /** The title of a copy of an analysis. Empty or absent means "An analysis". */
  title: z.optional(
    line({
      max: TITLE_LIMIT,
      tooLong: `A title can be up to ${TITLE_LIMIT} characters`,
    }),
  ),
  /**
   * The items to name or, for a map, to include. If absent, no item is named without the personal context, and a map is
   * copied whole without names.
   */
  itemIds: z.optional(z.array(z.int()).check(z.maxLength(2000))),
  includePersonalContext: z.optional(z.boolean()),
  expiresInDays: z.optional(z.int().check(z.gte(EXPIRY_DAYS.min), z.lte(EXPIRY_DAYS.max))),
})
export type NewShare = z.infer<typeof NewShare>

/** Renumbered, so a copy reveals nothing about other items. */
const SharedItem = z.object({
  id: z.int(),
  name: z.string(),
  category: z.string(),
  attachmentPower: AttachmentPower,
  angle: z.optional(z.nullable(z.number())),
})

const Frame = { ownerName: z.nullable(z.string()), createdAt: z.string() }

export const SharedMap = z.object({
  shareType: z.literal('self-map'),
  items: z.array(SharedItem),
  relationships: z.array(z.omit(Relationship, { description: true })),
  ...Frame,
})
export type SharedMap = z.infer<typeof SharedMap>

export const SharedAnalysis = z.object({
  shareType: z.literal('analysis'),
  title: z.string(),
  description: z.nullable(z.string()),
  items: z.array(SharedItem),
  findings: Findings,
  ...Frame,
})
export type SharedAnalysis = z.infer<typeof SharedAnalysis>

export const Snapshot = z.union([SharedMap, SharedAnalysis])
export type Snapshot = z.infer<typeof Snapshot>

/** An entry in the owner's list. `id` revokes it; the link itself isn't stored. */
export const ShareListing = z.object({
  id: z.string(),
  shareType: PublishedType,
  title: z.string(),
  hasPersonalContext: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type ShareListing = z.infer<typeof ShareListing>

export const SHARE_IS_GONE = 'This share is no longer available'
export const NOT_SHAREABLE = 'There is no analysis of this situation to share yet.'
export const ONLY_PUBLIC = 'Only what you tick becomes public.'

const OF_THE_MAP =
  'It shows the parts of my identity that influence how I respond emotionally to what happens.'

const TEXTS: Record<ShareType, string> = {
  'self-map': `Check out my Self-Map on the ${PRODUCT_NAME} app!`,
  analysis: `I analyzed my emotional response with the ${PRODUCT_NAME} app.`,
  app: `${PRODUCT_NAME} helps me understand my emotions through the Equation of Emotion: what I expect, what I perceive, and what matters to me.`,
}

/** Maximum characters of a description that are quoted in a message. */
const QUOTED = 200

/** The parts of a copy that a message may quote. `description` is the person's text, null without personal context. */
export type ShareWords = { title: string; hasContext: boolean; description: string | null }

/** The message beside the link. The person's words are included only on request. */
export function shareText(type: ShareType, words?: ShareWords): string {
  if (!words?.hasContext) return TEXTS[type]
  const own = [words.title, shorten(words.description ?? '', QUOTED)].filter(Boolean).join(': ')
  return `${TEXTS[type]} ${type === 'analysis' ? own : type === 'self-map' ? OF_THE_MAP : ''}`.trimEnd()
}

export const shareSubject = (title: string): string => `Check out the ${PRODUCT_NAME} app: ${title}`

/** Links that prefill a message elsewhere. Only the person sends it. */
export const messageHrefs = (subject: string, text: string, url: string) => ({
  email: `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${text}\n\n${url}`)}`,
  microblog: `https://twitter.com/intent/tweet?text=${encodeURIComponent(text)}&url=${encodeURIComponent(url)}`,
  network: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
})
