import { describe, expect, it } from 'vitest'
import type { Analytics } from './analytics.ts'
import {
  listed,
  sayAttachment,
  sayBasis,
  sayEmotion,
  sayEmotions,
  sayItems,
  sayNetwork,
  sayNetworkBasis,
  sayTouches,
  sayTrend,
  sayWeekdays,
} from './analytics-words.ts'
import { EMOTION_CATEGORIES, EMOTION_LABELS } from './emotion.ts'
import type { GroupCount } from './emotion-stats.ts'
import type { ItemTouch } from './item-touches.ts'

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
    expect(sayBasis(40, 'Mar 5, 2024')).toBe(
      'This rests on 40 situations you analyzed since Mar 5, 2024.',
    )
    expect(sayBasis(3, null)).toContain('a first impression')
    expect(sayItems(ANALYTICS.categories)).toContain('3 items of your own')
    expect(sayNetworkBasis(ANALYTICS.network)).toContain('2 relationships between')
  })

  it('say what was often, what was strong, and with what', () => {
    expect(sayEmotions(ANALYTICS)).toBe(
      'Worry was there most often: in 12 of 40 situations. Anger was the strongest when it came, at 80% on average.',
    )
    expect(sayEmotion(worry, ANALYTICS.touches)).toBe(
      'Usually of middling strength. It came most often with Work.',
    )
    expect(sayEmotion(anger, [])).toBe('Usually about as strong as fury.')
    expect(sayTouches(ANALYTICS.touches)).toBe(
      'Touched most often: Anna, 9 times, mostly with anger.',
    )
  })

  it('tell a tie as a tie', () => {
    const even = { ...anger, count: worry.count, intensity: worry.intensity }
    expect(sayEmotions({ ...ANALYTICS, emotions: [worry, even] })).toBe(
      'Worry and anger were there equally often: in 12 of 40 situations each. Worry and anger were equally strong when they came, at 55% on average.',
    )
    const many = (['worry', 'anger', 'fear', 'shame'] as const).map((category) => ({
      ...worry,
      category,
    }))
    expect(sayEmotions({ ...ANALYTICS, emotions: many })).toBe(
      'No emotion was there more often than all others. None was stronger than all others.',
    )
    const [anna, work] = ANALYTICS.touches as [ItemTouch, ItemTouch]
    expect(sayTouches([anna, { ...work, count: 9 }])).toBe(
      'Touched most often: Anna and Work, 9 times each.',
    )
    const torn = anna.emotions.map((it) => ({ ...it, count: 4 }))
    expect(sayTouches([{ ...anna, emotions: torn }])).toBe(
      'Touched most often: Anna, 9 times, as much with anger as with worry.',
    )
    expect(
      sayEmotion(worry, [anna, { ...work, emotions: [{ category: 'worry', count: 4 }] }]),
    ).toBe('Usually of middling strength. It came most often with Anna and Work, equally.')
    const link = ANALYTICS.network.links[0]!
    expect(
      sayNetwork({ ...ANALYTICS.network, links: [link, { ...link, target: 'lifeStory' }] }),
    ).toBe('No two categories are tied more strongly than all others.')
  })

  it.each(EMOTION_CATEGORIES)('never compare %s with itself', (category) => {
    for (const intensity of [0.1, 0.3, 0.5, 0.7, 0.95]) {
      const said = sayEmotion({ category, count: 3, intensity }, [])
      expect(said.toLowerCase()).not.toContain(`as ${EMOTION_LABELS[category].toLowerCase()}.`)
    }
  })

  it('say what changed over months and days', () => {
    expect(sayTrend(ANALYTICS)).toBe(
      'Worry was there twice in the last three months, 7 times in the three before.',
    )
    expect(sayWeekdays(ANALYTICS)).toBe('Most came on Mondays: 12 of 15 emotions.')
    expect(sayWeekdays({ ...ANALYTICS, weekdays: Array(7).fill([anger]) })).toBe(
      'No day of the week stands out.',
    )
  })

  it('say what is held closest and what hangs together', () => {
    expect(sayAttachment(ANALYTICS.categories, ANALYTICS.closest)).toBe(
      'Closest to your centre: Work (0.9). Of your categories you hold on to Ideas/Likes the most, at 0.9 on average.',
    )
    expect(sayNetwork(ANALYTICS.network)).toBe(
      'Ideas/Likes and People are tied most strongly, at 6.5 of 10.',
    )
    expect(listed(['Anna', 'Ben', 'Work'])).toBe('Anna, Ben and Work')
  })

  it('say nothing where there is nothing', () => {
    const none = { ...ANALYTICS, emotions: [], weekdays: Array(7).fill([]) }
    expect([sayEmotions(none), sayTrend(none), sayTouches([]), sayAttachment([], [])]).toEqual(
      Array(4).fill(''),
    )
    expect(sayNetwork({ nodes: [], links: [] })).toBe('')
    expect(sayWeekdays(none)).toContain('nothing')
  })
})
