import { describe, expect, it } from 'vitest'
import { intensityWord } from '../emotion/strength.ts'
import type { Analytics } from './analytics.ts'
import {
  formatAttachment,
  formatBasis,
  formatEmotion,
  formatItems,
  formatNetwork,
  formatNetworkBasis,
  listed,
} from './analytics-words.ts'
import type { GroupCount } from './emotion-stats.ts'

const worry: GroupCount = { category: 'worry', count: 12, intensity: 0.55 }
const anger: GroupCount = { category: 'anger', count: 3, intensity: 0.8 }
const months = (counts: readonly number[]) =>
  counts.map((count, index) => ({
    month: `2024-${String(index + 1).padStart(2, '0')}`,
    emotions: count ? [{ ...worry, count }] : [],
  }))
const ANALYTICS: Analytics = {
  situations: 40,
  since: null,
  emotions: [worry, anger],
  months: months([0, 0, 0, 0, 0, 0, 2, 3, 2, 0, 1, 1]),
  weekdays: [[worry], [anger], [], [], [], [], []],
  days: [],
  openDays: [],
  touches: [
    {
      itemId: 1,
      name: 'Anna',
      category: 'people',
      count: 9,
      intensity: 0.5,
      emotions: [
        { category: 'anger', count: 5 },
        { category: 'worry', count: 4 },
      ],
    },
    {
      itemId: 2,
      name: 'Work',
      category: 'ideas',
      count: 6,
      intensity: 0.5,
      emotions: [{ category: 'worry', count: 6 }],
    },
  ],
  categories: [
    { category: 'people', count: 2, power: 0.4 },
    { category: 'ideas', count: 1, power: 0.9 },
  ],
  closest: [{ name: 'Work', category: 'ideas', power: 0.9 }],
  halfLives: [],
  network: {
    nodes: [
      { category: 'ideas', strength: 6.5, count: 2 },
      { category: 'people', strength: 6.5, count: 2 },
    ],
    links: [{ source: 'ideas', target: 'people', strength: 6.5, count: 2 }],
  },
}

describe('sentences about the figures', () => {
  it('say how much data there is', () => {
    expect(formatBasis(40, 'Mar 5, 2024')).toBe(
      'This is based on 40 situations you analyzed, from Mar 5, 2024 on.',
    )
    expect(formatBasis(40, null, { checkIns: 3, open: 5 })).toBe(
      'This is based on 40 situations you analyzed, 3 of them by checking in. In 5 of them the feeling was left open.',
    )
    expect(formatBasis(3, null)).toContain('a first impression')
    expect(formatItems(ANALYTICS.categories)).toContain('3 items of your own')
    expect(formatNetworkBasis(ANALYTICS.network)).toContain('2 relationships between')
  })

  it('say how often and how strong a feeling was, and nothing about what it comes with', () => {
    expect(formatEmotion(worry, 12)).toBe(
      `In ${worry.count} of 12 situations, ${intensityWord(worry.intensity)} on average.`,
    )
  })

  it('tell a tie as a tie', () => {
    const link = ANALYTICS.network.links[0]!
    expect(
      formatNetwork({ ...ANALYTICS.network, links: [link, { ...link, target: 'lifeStory' }] }),
    ).toBe('No two categories stand out as especially connected.')
  })

  it('say what is held closest and what hangs together', () => {
    expect(formatAttachment(ANALYTICS.categories, ANALYTICS.closest)).toBe(
      'Closest to you: Work (core, 0.9). The category closest to you is Ideas/Likes: core, 0.9 on average.',
    )
    expect(formatNetwork(ANALYTICS.network)).toBe(
      'Ideas/Likes and People are the most strongly connected, at 6.5 out of 10.',
    )
    expect(listed(['Anna', 'Ben', 'Work'])).toBe('Anna, Ben and Work')
  })

  it('say nothing where there is nothing', () => {
    expect(formatAttachment([], [])).toBe('')
    expect(formatNetwork({ nodes: [], links: [] })).toBe('')
  })
})
