/** Sample data for Premium Analytics while a person has too little. Always labelled as a sample. */

import type { CategoryNetwork } from '#domain/findings/category-network.ts'
import type { GroupCount } from '#domain/findings/emotion-stats.ts'

export const SAMPLE_EMOTIONS: readonly (GroupCount & { name: string })[] = [
  { name: 'Joy', category: 'happiness', count: 8, intensity: 0.72 },
  { name: 'Sadness', category: 'sadness', count: 4, intensity: 0.48 },
  { name: 'Anxiety', category: 'worry', count: 6, intensity: 0.65 },
  { name: 'Hope', category: 'positiveanticipation', count: 5, intensity: 0.58 },
]
/** The number of made-up situations. */
export const SAMPLE_SITUATIONS = 19

export type SampleCategory = { label: string; colour: string; count: number; power: number }

export const SAMPLE_CATEGORIES: readonly SampleCategory[] = [
  { label: 'People', colour: 'people', count: 8, power: 0.7 },
  { label: 'Ideas', colour: 'ideas', count: 6, power: 0.6 },
  { label: 'Life Story', colour: 'lifeStory', count: 4, power: 0.5 },
  { label: 'Accomplishments', colour: 'accomplishments', count: 5, power: 0.6 },
  { label: 'Custom Category', colour: 'custom1', count: 2, power: 0.4 },
]

export const SAMPLE_ATTACHMENT_INSIGHT =
  'Closest to you: your family (0.9), your health (0.9) and your friends (0.8). The category closest to you is People, at 0.7 on average.'

const OWN = 'Custom Category'

export const SAMPLE_NETWORK: CategoryNetwork = {
  nodes: [
    { category: 'people', strength: 6, count: 6 },
    { category: 'ideas', strength: 5.6, count: 6 },
    { category: 'accomplishments', strength: 4.6, count: 4 },
    { category: 'lifeStory', strength: 3.9, count: 4 },
    { category: OWN, strength: 3.9, count: 4 },
  ],
  links: [
    { source: 'ideas', target: 'people', strength: 7.5, count: 2 },
    { source: 'accomplishments', target: 'ideas', strength: 6.8, count: 2 },
    { source: 'lifeStory', target: 'people', strength: 5.3, count: 2 },
    { source: OWN, target: 'people', strength: 5.2, count: 2 },
    { source: OWN, target: 'ideas', strength: 2.5, count: 2 },
    { source: 'accomplishments', target: 'lifeStory', strength: 2.4, count: 2 },
  ],
}
