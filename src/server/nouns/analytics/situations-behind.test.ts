import { expect, it } from 'vitest'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import type { AnalysedSituation } from '#domain/findings/history.ts'
import { knownNow } from '#domain/findings/item-touches.ts'
import type { Figure } from '#domain/findings/situations-behind.ts'
import { DAY } from '#domain/values/duration.ts'
import { situationsBehind, toBehind } from './analytics.routes.ts'

/** A Monday; its year begins with April 2025. */
const TODAY = '2026-03-02'
const life = (
  id: number,
  day: string,
  ...felt: [EmotionCategory, string][]
): AnalysedSituation => ({
  id,
  title: `Day ${id}`,
  at: Date.parse(`${day}T12:00:00Z`),
  writtenAt: Date.parse(`${day}T12:00:00Z`),
  isCheckIn: false,
  isGrief: false,
  emotions: felt.map(([category]) => ({
    name: category,
    category,
    intensity: 0.5,
    isSaid: false,
  })),
  touches: felt.map(([emotion, itemName]) => {
    const then = { itemId: 1, itemName, itemCategory: 'people' }
    const rest = { intensity: 0.5, isAccepted: null, event: null, wish: null, shift: 0 }
    return { ...knownNow([])(then), then, emotion, ...rest }
  }),
  said: [],
})
const LIVES = [
  life(1, '2025-03-31', ['worry', 'Tom']),
  life(2, '2025-04-07', ['worry', 'Tom']),
  life(3, '2026-02-28', ['anger', 'Tom'], ['worry', 'Lea']),
  life(4, '2026-03-02', ['anger', 'Lea']),
]
const behind = (figure: Figure) =>
  situationsBehind(LIVES, figure, { today: Date.parse(TODAY) / DAY, zone: 'UTC' }).situations.map(
    ({ id }) => id,
  )

it.each<[Figure, number[]]>([
  [{}, [4, 3, 2, 1]],
  [{ emotion: 'worry' }, [3, 2, 1]],
  [{ emotion: 'pride' }, []],
  [{ month: '2026-02' }, [3]],
  [{ day: '2026-03-02' }, [4]],
  [{ weekday: 0 }, [4, 2]],
  [{ weekday: 5 }, [3]],
  [{ item: 'TOM', itemCategory: 'people' }, [3, 2, 1]],
  [{ item: 'Tom' }, []],
  [{ item: 'Tom', itemCategory: 'people', emotion: 'worry' }, [2, 1]],
  [{ item: 'Lea', itemCategory: 'people', emotion: 'anger' }, [4]],
  [{ emotion: 'anger', month: '2026-03' }, [4]],
])('finds what a figure rests on, newest first: %j', (figure, ids) => {
  expect(behind(figure)).toEqual(ids)
})

it('begins the weekdays with the first day of its year', () => {
  // The first of April 2029 is a Sunday.
  const [sunday, monday] = [
    life(1, '2029-04-01', ['worry', 'Tom']),
    life(2, '2029-04-02', ['worry', 'Tom']),
  ]
  const from = (today: string, weekday: number) =>
    situationsBehind([sunday, monday], { weekday }, { today: Date.parse(today) / DAY, zone: 'UTC' })
      .count
  expect([from('2030-03-15', 6), from('2030-04-15', 6)]).toEqual([1, 0])
  expect([from('2030-03-15', 0), from('2030-03-15', 1)]).toEqual([1, 0])
})

it('shows a hundred of them, and counts all', () => {
  const many = Array.from({ length: 101 }, (_, at) => life(at + 1, TODAY))
  const { count, situations } = toBehind(many)
  expect([count, situations.length, situations[0]!.id, situations.at(-1)!.id]).toEqual([
    101, 100, 101, 2,
  ])
  expect(situations[0]).toEqual({
    id: 101,
    title: 'Day 101',
    createdAt: '2026-03-02T12:00:00.000Z',
  })
})
