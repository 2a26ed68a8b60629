/** A sample map for the landing page and for dashboards without items. */
import type { Relationship, RelationshipType } from '#domain/self-map/relationship.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'

const SAMPLE: readonly (readonly [category: string, name: string, attachmentPower: number])[] = [
  ['people', 'Family', 0.5],
  ['people', 'Friends', 0.8],
  ['people', 'Colleagues', 0.3],
  ['people', 'Partner/Spouse', 0.5],
  ['ideas', 'Work-Life Balance', 0.9],
  ['ideas', 'Personal Growth', 0.7],
  ['ideas', 'Health & Wellness', 0.9],
  ['ideas', 'Career Success', 0.6],
  ['lifeStory', 'Childhood', 0.1],
  ['lifeStory', 'Education', 0.7],
  ['lifeStory', 'Career Journey', 0.5],
  ['lifeStory', 'Relationships', 0.6],
  ['accomplishments', 'Professional Success', 0.6],
  ['accomplishments', 'Skills Gained', 0.5],
  ['accomplishments', 'Integrity', 0.7],
  ['accomplishments', 'Challenges Overcome', 0.4],
]

/** Ids from -101 down, separate from the examples a person can adopt. */
const sampleId = (index: number): number => -101 - index

export const SAMPLE_ITEMS: readonly SelfMapItem[] = SAMPLE.map(
  ([category, name, attachmentPower], index) => ({
    id: sampleId(index),
    userId: null,
    category,
    name,
    attachmentPower,
  }),
)

const LINKS: readonly (readonly [source: string, type: RelationshipType, target: string])[] = [
  ['Friends', 'supports', 'Education'],
  ['Health & Wellness', 'supports', 'Personal Growth'],
  ['Family', 'conflicts', 'Partner/Spouse'],
  ['Work-Life Balance', 'influences', 'Career Success'],
  ['Colleagues', 'influences', 'Career Journey'],
]

const idOf = (name: string): number => sampleId(SAMPLE.findIndex(([, known]) => known === name))

export const SAMPLE_RELATIONSHIPS: readonly Relationship[] = LINKS.map(
  ([source, relationshipType, target], index) => ({
    id: sampleId(index),
    sourceItemId: idOf(source),
    targetItemId: idOf(target),
    relationshipType,
    strength: 5,
    description: null,
  }),
)
