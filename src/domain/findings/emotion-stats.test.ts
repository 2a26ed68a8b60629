import { describe, expect, it } from 'vitest'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { DAY } from '#domain/values/duration.ts'
import { emotionStats, firstShown, frequencyShare } from './emotion-stats.ts'

const dayOf = (text: string) => Date.parse(`${text}T00:00Z`) / DAY
const TODAY = dayOf('2024-03-06')
const felt = (day: string, ...emotions: [EmotionCategory, number][]) => ({
  day: dayOf(day),
  emotions: emotions.map(([category, intensity]) => ({ category, intensity })),
})

describe('emotions over time', () => {
  it('shows twelve empty months and seven empty weekdays to somebody who wrote nothing', () => {
    const { emotions, months, weekdays, days } = emotionStats([], TODAY)
    expect({ emotions, days, weekdays }).toEqual({
      emotions: [],
      days: [],
      weekdays: [[], [], [], [], [], [], []],
    })
    expect(months.map(({ month }) => month)).toEqual([
      ...['2023-04', '2023-05', '2023-06', '2023-07', '2023-08', '2023-09', '2023-10'],
      ...['2023-11', '2023-12', '2024-01', '2024-02', '2024-03'],
    ])
  })

  it('counts everything in the totals, and only the last months in the rest', () => {
    const stats = emotionStats(
      [
        ...[0.3, 0.7, 0.5, 0.5].map((intensity) => felt('2023-03-31', ['worry', intensity])),
        felt('2024-03-04', ['worry', 0.8], ['anger', 0.9]),
        // Two of one group in the same situation are there once.
        felt('2024-02-26', ['happiness', 0.1], ['happiness', 0.3]),
        felt('2024-02-26', ['happiness', 0.2]),
        felt('2024-02-26'),
        felt('2024-02-27'),
      ],
      TODAY,
    )
    expect(stats.emotions).toEqual([
      { category: 'worry', count: 5, intensity: 0.56 },
      { category: 'happiness', count: 2, intensity: 0.2 },
      { category: 'anger', count: 1, intensity: 0.9 },
    ])
    expect(stats.months.at(-1)?.emotions.map(({ category }) => category)).toEqual([
      'anger',
      'worry',
    ])
    expect(stats.months.at(-2)?.emotions).toEqual([
      { category: 'happiness', count: 2, intensity: 0.2 },
    ])
    // Both were Mondays.
    expect(stats.weekdays[0]?.map(({ category, count }) => [category, count])).toEqual([
      ['happiness', 2],
      ['anger', 1],
      ['worry', 1],
    ])
    expect(stats.days).toEqual([
      {
        day: '2024-02-26',
        category: 'happiness',
        count: 2,
        alike: [],
        situations: 2,
        groups: [{ category: 'happiness', count: 2, intensity: 0.2 }],
      },
      {
        day: '2024-03-04',
        category: 'anger',
        count: 1,
        alike: ['worry'],
        situations: 1,
        groups: [
          { category: 'anger', count: 1, intensity: 0.9 },
          { category: 'worry', count: 1, intensity: 0.8 },
        ],
      },
    ])
    // Written on, and still open: not empty.
    expect(stats.openDays).toEqual([
      { day: '2024-02-26', situations: 1 },
      { day: '2024-02-27', situations: 1 },
    ])
  })

  it('counts the last thirty days by themselves, where they hold five situations', () => {
    const old = felt('2024-02-05', ['anger', 1])
    const four = ['02-06', '02-10', '03-01', '03-05'].map((day) =>
      felt(`2024-${day}`, ['worry', 0.5]),
    )
    expect(emotionStats([old, ...four, felt('2024-03-06')], TODAY).lately).toBeUndefined()
    const five = [
      old,
      felt('2024-02-29', ['pride', 0.4]),
      ...four.slice(1),
      felt('2024-03-06', ['worry', 0.7]),
    ]
    expect(emotionStats([...five, felt('2024-02-07', ['worry', 0.3])], TODAY).lately).toEqual({
      situations: 6,
      emotions: [
        { category: 'worry', count: 5, intensity: 0.5 },
        { category: 'pride', count: 1, intensity: 0.4 },
      ],
    })
  })

  it('fills the frequency bar by a tenth per occurrence', () => {
    expect([0, 1, 7, 10, 40].map(frequencyShare)).toEqual([0, 0.1, 0.7000000000000001, 1, 1])
  })

  it('begins with the month eleven months ago', () => {
    expect(firstShown(dayOf('2024-03-01'))).toBe(dayOf('2023-04-01'))
  })
})

it('never takes the mean of what was said together with what was read', () => {
  const worry = (intensity: number, isSaid: boolean) => ({
    day: TODAY,
    emotions: [{ category: 'worry' as const, intensity, isSaid }],
  })
  const mean = (...all: ReturnType<typeof worry>[]) => emotionStats(all, TODAY).emotions
  expect(mean(worry(0.8, false), worry(0.6, false))).toEqual([
    { category: 'worry', count: 2, intensity: 0.7 },
  ])
  expect(mean(worry(0.8, false), worry(0.3, true), worry(0.5, true))).toEqual([
    { category: 'worry', count: 3, intensity: 0.4, said: 2 },
  ])
})
