/**
 * Sharing publishes a copy: what was chosen, as it was at that moment, for whoever has the link. Unless
 * the person adds the personal context, the copy holds no name, no words they wrote and no item's name they
 * did not tick. It speaks of them in the third person.
 */
import * as z from 'zod/mini'
import { PRODUCT_NAME } from '../content/product.ts'
import { AttachmentPower } from '../self-map/attachment-power.ts'
import { RelationshipType } from '../self-map/relationship.ts'
import { Findings } from '../situation/analysis.ts'
import { RowId } from '../values/row-id.ts'
import { line } from '../values/text.ts'
import { PUBLISHED } from './share-link.ts'

export const SHARE_TYPES = ['self-map', 'analysis', 'app'] as const
export type ShareType = (typeof SHARE_TYPES)[number]
/** What can be published; the app itself is public already. */
export const PublishedType = z.enum(PUBLISHED)

export const EXPIRY_DAYS = { min: 1, max: 365, start: 30, choices: [7, 30, 90, 365] } as const

/** What a copy of an analysis is called where the person gave it no title. */
export const UNTITLED = 'An analysis'
const TITLE_LIMIT = 120

export const NewShare = z.object({
  shareType: PublishedType,
  situationId: z.optional(RowId),
  /** Of a copy of an analysis. Empty or left out, it is "An analysis". */
  title: z.optional(
    line({
      min: 0,
      max: TITLE_LIMIT,
      tooShort: '',
      tooLong: `A title can be up to ${TITLE_LIMIT} characters`,
    }),
  ),
  /**
   * The items that may be named; of a map, those that are on the copy. Left out, none is named unless the personal context
   * comes along: a map is copied whole, without its names.
   */
  itemIds: z.optional(z.array(z.int()).check(z.maxLength(2000))),
  includePersonalContext: z.optional(z.boolean()),
  expiresInDays: z.optional(z.int().check(z.gte(EXPIRY_DAYS.min), z.lte(EXPIRY_DAYS.max))),
})
export type NewShare = z.infer<typeof NewShare>

/** Numbered anew, so that a copy says nothing about what else there is. */
const SharedItem = z.object({
  id: z.int(),
  name: z.string(),
  category: z.string(),
  attachmentPower: AttachmentPower,
  angle: z.optional(z.nullable(z.number())),
})
export type SharedItem = z.infer<typeof SharedItem>

const SharedRelationship = z.object({
  id: z.int(),
  sourceItemId: z.int(),
  targetItemId: z.int(),
  relationshipType: RelationshipType,
  strength: z.number(),
})

const Frame = { ownerName: z.nullable(z.string()), createdAt: z.string() }

export const SharedMap = z.object({
  shareType: z.literal('self-map'),
  items: z.array(SharedItem),
  relationships: z.array(SharedRelationship),
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

/** One line of the owner's list. `id` takes it back; the link itself is not kept by us. */
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

const CONTEXT: Record<ShareType, string> = {
  'self-map':
    'It shows the parts of my identity that influence how I respond emotionally to what happens.',
  analysis: '',
  app: '',
}

const TEXTS: Record<ShareType, string> = {
  'self-map': `Check out my Self-Map on the ${PRODUCT_NAME} app!`,
  analysis: `I analyzed my emotional response with the ${PRODUCT_NAME} app.`,
  app: `${PRODUCT_NAME} helps me understand my emotions through the Equation of Emotion: what I expect, what I perceive, and what matters to me.`,
}

/** What a message says beside the link. `description` is the person's own and only comes when they want it. */
export function shareText(type: ShareType, hasContext: boolean, description?: string): string {
  const context = hasContext ? (type === 'analysis' ? description : CONTEXT[type]) : undefined
  return [TEXTS[type], context].filter(Boolean).join(' ')
}

export const shareSubject = (title: string): string => `Check out the ${PRODUCT_NAME} app: ${title}`

/** Where a message is written elsewhere; nothing is sent before the person sends it there. */
export const messageHrefs = (subject: string, text: string, url: string) => ({
  email: `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${text}\n\n${url}`)}`,
  microblog: `https://twitter.com/intent/tweet?text=${encodeURIComponent(text)}&url=${encodeURIComponent(url)}`,
  network: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
})
