/** The demo person and the initial map. */
import type { NewRelationship } from '../../../self-map/relationship.ts'
import type { NewSelfMapItem } from '../../../self-map/self-map.ts'

export const DEMO_NAME = 'Mara'
export const DEMO_DAYS = 60

type Placed = Pick<NewSelfMapItem, 'category' | 'name' | 'attachmentPower'> & {
  /** The day the item was added. Absent means from the start. */
  daysAgo?: number
}
export const DEMO_ITEMS = [
  { category: 'people', name: 'Lea', attachmentPower: 1 },
  { category: 'people', name: 'Tom', attachmentPower: 0.8 },
  { category: 'people', name: 'Mum', attachmentPower: 0.5 },
  { category: 'people', name: 'Jonas', attachmentPower: 0.4, daysAgo: 42 },
  { category: 'accomplishments', name: 'My bakery', attachmentPower: 0.9 },
  { category: 'accomplishments', name: 'Bread prize', attachmentPower: 0.6, daysAgo: 38 },
  { category: 'ideas', name: 'Being reliable', attachmentPower: 0.9 },
  { category: 'ideas', name: 'Fairness', attachmentPower: 0.7 },
  { category: 'ideas', name: 'Running', attachmentPower: 0.3 },
  { category: 'ideas', name: 'The garden', attachmentPower: 0.4 },
  { category: 'lifeStory', name: 'Growing up poor', attachmentPower: 0.6 },
  { category: 'lifeStory', name: 'College years', attachmentPower: 0.3, daysAgo: 26 },
] as const satisfies readonly Placed[]

export type DemoName = (typeof DEMO_ITEMS)[number]['name']
export type DemoItem = Placed & { name: DemoName }

/** Changes of attachment power over time. */
export const DEMO_CHANGES: readonly { daysAgo: number; name: DemoName; attachmentPower: number }[] =
  [
    { daysAgo: 48, name: 'Running', attachmentPower: 0.5 },
    { daysAgo: 22, name: 'Being reliable', attachmentPower: 0.8 },
    { daysAgo: 17, name: 'Mum', attachmentPower: 0.7 },
    { daysAgo: 14, name: 'Jonas', attachmentPower: 0.5 },
  ]

type DemoTie = Pick<NewRelationship, 'relationshipType' | 'strength'> & {
  daysAgo: number
  from: DemoName
  to: DemoName
}
export const DEMO_TIES: readonly DemoTie[] = [
  {
    daysAgo: 59,
    from: 'My bakery',
    to: 'Growing up poor',
    relationshipType: 'conflicts',
    strength: 6,
  },
  { daysAgo: 59, from: 'Tom', to: 'Lea', relationshipType: 'supports', strength: 7 },
  { daysAgo: 51, from: 'Mum', to: 'My bakery', relationshipType: 'influences', strength: 5 },
  { daysAgo: 38, from: 'Bread prize', to: 'My bakery', relationshipType: 'supports', strength: 8 },
  { daysAgo: 35, from: 'Being reliable', to: 'Tom', relationshipType: 'conflicts', strength: 4 },
  { daysAgo: 14, from: 'Jonas', to: 'Fairness', relationshipType: 'supports', strength: 5 },
]
