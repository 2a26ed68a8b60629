/**
 * The effect of one item on another. A shift of the source reaches the target with the same sign (supports), the
 * opposite sign (conflicts), or weakly with the same sign (influences).
 */
import * as z from 'zod/mini'
import { lines } from '../values/text.ts'

export const RELATIONSHIP_TYPES = ['supports', 'conflicts', 'influences'] as const
export const RelationshipType = z.enum(RELATIONSHIP_TYPES)
export type RelationshipType = z.infer<typeof RelationshipType>

/** The verb between two names: "Family conflicts with Partner". */
export const RELATIONSHIP_VERBS: Record<RelationshipType, string> = {
  supports: 'supports',
  conflicts: 'conflicts with',
  influences: 'influences',
}

export const DEFAULT_STRENGTH = 5
export const STRENGTH_FORM = { min: 1, max: 10, step: 1, fallback: DEFAULT_STRENGTH } as const
export const STRENGTH_SLIDER = {
  min: 0.1,
  max: 10,
  step: 0.1,
  fallback: DEFAULT_STRENGTH,
} as const
const STRENGTH_PROBLEM = 'Strength must be a number from 0.1 to 10.'

export const SAME_ITEM = 'Source and target items cannot be the same.'
export const MISSING_ITEMS = 'Please select both source and target items.'
export const SIGN_IN_TO_RELATE = {
  title: 'Not logged in',
  text: 'Please log in to create relationships.',
}
export const ALREADY_RELATED = 'These two items are already related this way.'
export const NOT_ON_YOUR_MAP = 'One of the selected items isn’t on your Self-Map.'

export const Relationship = z.object({
  id: z.int(),
  sourceItemId: z.int(),
  targetItemId: z.int(),
  relationshipType: RelationshipType,
  strength: z.number(),
  description: z.nullable(z.string()),
})
export type Relationship = z.infer<typeof Relationship>

const ItemId = z.int({ error: MISSING_ITEMS })

export const NewRelationship = z
  .object({
    sourceItemId: ItemId,
    targetItemId: ItemId,
    relationshipType: z._default(RelationshipType, 'supports'),
    strength: z._default(
      z
        .number({ error: STRENGTH_PROBLEM })
        .check(
          z.gte(STRENGTH_SLIDER.min, { error: STRENGTH_PROBLEM }),
          z.lte(STRENGTH_SLIDER.max, { error: STRENGTH_PROBLEM }),
        ),
      DEFAULT_STRENGTH,
    ),
    description: z.optional(
      z.nullable(lines({ max: 500, tooLong: 'A description can be up to 500 characters.' })),
    ),
  })
  .check(
    z.refine(({ sourceItemId, targetItemId }) => sourceItemId !== targetItemId, {
      error: SAME_ITEM,
      path: ['targetItemId'],
    }),
  )
export type NewRelationship = z.infer<typeof NewRelationship>
