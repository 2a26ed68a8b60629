/** The example map for visitors and new accounts. Ids are negative and never change. */
import type { Relationship } from '#domain/self-map/relationship.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'

const example = (
  id: number,
  category: string,
  name: string,
  attachmentPower: number,
): SelfMapItem => ({ id, userId: null, category, name, attachmentPower })

export const EXAMPLE_ITEMS: readonly SelfMapItem[] = [
  example(-1, 'people', 'Parents', 0.9),
  example(-2, 'people', 'Spouse', 0.95),
  example(-3, 'people', 'Friends', 0.7),
  example(-4, 'ideas', 'Financial Security', 0.8),
  example(-5, 'ideas', 'Professional Success', 0.85),
  example(-6, 'lifeStory', 'Childhood', 0.6),
  example(-7, 'lifeStory', 'College Years', 0.65),
  example(-8, 'accomplishments', 'Career Promotion', 0.75),
  example(-9, 'accomplishments', 'Graduate Degree', 0.7),
]

export const EXAMPLE_RELATIONSHIPS: readonly Relationship[] = [
  {
    id: -1,
    sourceItemId: -9,
    targetItemId: -8,
    relationshipType: 'supports',
    strength: 7,
    description: 'The degree opened the door to the job.',
  },
  {
    id: -2,
    sourceItemId: -5,
    targetItemId: -2,
    relationshipType: 'conflicts',
    strength: 4,
    description: 'Long days at work leave less time for us.',
  },
  {
    id: -3,
    sourceItemId: -7,
    targetItemId: -3,
    relationshipType: 'influences',
    strength: 6,
    description: 'Most of my friends are from those years.',
  },
]
