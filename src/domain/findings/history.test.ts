import { expect, it } from 'vitest'
import { DAY, HOUR } from '../values/duration.ts'
import {
  type AnalysedSituation,
  clockOf,
  dated,
  episodesOf,
  type ItemMention,
  observationsOf,
} from './history.ts'
import { conditionsOf, meeting } from './observation.ts'
import type { Rating } from './tries.ts'

const ZONE = 'Europe/Berlin'
const at = (text: string) => Date.parse(`${text}:00Z`)
/** Clocks were put back at one in the morning, UTC. */
const SUNDAY = at('2026-10-25T00:30')

const touch = (
  key: string,
  emotion: ItemMention['emotion'],
  isAccepted: boolean | null,
): ItemMention => {
  const then = { itemId: 1, itemName: key, itemCategory: 'people' }
  const rest = { intensity: 0.5, event: null, wish: null, shift: 0 }
  return { key, itemId: null, name: key, category: 'people', emotion, isAccepted, then, ...rest }
}
const life = (
  id: number,
  moment: number,
  more: Partial<AnalysedSituation> = {},
): AnalysedSituation => ({
  id,
  title: '',
  at: moment,
  writtenAt: moment,
  isCheckIn: false,
  isGrief: false,
  touches: [],
  said: [],
  emotions: [{ name: 'worry', category: 'worry', intensity: 0.55, isSaid: false }],
  ...more,
})
const said = (by: Rating['by'], moment: number, strength: number): Rating => ({
  situationId: 1,
  by,
  category: 'anger',
  strength,
  at: moment,
  writtenAt: SUNDAY,
})

it('knows day and hour where the person is, before and after clocks are changed', () => {
  const lives = [SUNDAY - HOUR, SUNDAY, SUNDAY + 2 * HOUR, SUNDAY + 22.5 * HOUR]
  const days = dated(
    lives.map((moment, id) => life(id, moment)),
    ZONE,
  ).map(({ day, hour }) => [day - Math.floor(SUNDAY / DAY), hour])
  expect(days).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 0],
  ])
  const clock = clockOf([SUNDAY], ZONE)
  expect([clock(SUNDAY - DAY).hour, clock(SUNDAY).hour]).toEqual([2, 2])
  expect(clockOf([], ZONE)(0)).toEqual({ day: 0, hour: 1 })
})

it('leaves out what names no feeling, and has each feeling and part once', () => {
  const lives = [
    life(1, SUNDAY, { emotions: [] }),
    life(2, SUNDAY, {
      emotions: (['worry', 'anger', 'worry'] as const).map((category) => ({
        name: category,
        category,
        intensity: 0.5,
        isSaid: false,
      })),
      touches: [
        touch('Tom', 'worry', true),
        touch('Tom', 'anger', null),
        touch('Lea', 'fear', true),
      ],
    }),
    life(3, SUNDAY, { touches: [touch('Tom', 'worry', true), touch('Lea', 'worry', false)] }),
  ]
  expect(observationsOf(lives, ZONE)).toMatchObject([
    { id: 2, groups: ['worry', 'anger'], parts: ['Tom', 'Lea'], isOpen: false },
    { id: 3, groups: ['worry'], parts: ['Tom', 'Lea'], isOpen: true },
  ])
  expect(episodesOf(lives, ZONE).map(({ id, touched }) => [id, touched])).toEqual([
    [
      2,
      [
        { key: 'Tom', emotion: 'worry', isOpen: false },
        { key: 'Tom', emotion: 'anger', isOpen: false },
        { key: 'Lea', emotion: 'fear', isOpen: false },
      ],
    ],
    [
      3,
      [
        { key: 'Tom', emotion: 'worry', isOpen: false },
        { key: 'Lea', emotion: 'worry', isOpen: true },
      ],
    ],
  ])
})

it('knows no hour of what was dated back, and it is in no part of the day', () => {
  const [then, now] = observationsOf(
    [life(1, SUNDAY, { writtenAt: SUNDAY + DAY }), life(2, SUNDAY)],
    ZONE,
  )
  expect([then!.day, then!.hour, now!.hour]).toEqual([now!.day, null, 2])
  const night = meeting([then!, now!], { parts: [], time: 'night' })
  expect([night(then!), night(now!)]).toEqual([false, true])
  const met = conditionsOf([then!, now!]).map(({ situation }) => situation.length)
  expect(met).toEqual([0, 1])
})

it('counts only what the person said, on whichever occasion of the first hours', () => {
  const saidIn = (more: Partial<AnalysedSituation>) =>
    observationsOf([life(1, SUNDAY, more)], ZONE)[0]!.said
  const anger = (strength: number) => [{ group: 'anger', strength }]
  expect(saidIn({})).toEqual([])
  expect(saidIn({ said: [said('plan', SUNDAY, 9)] })).toEqual(anger(9))
  const within = said('weighing', SUNDAY + 12 * HOUR - 1, 4)
  expect(saidIn({ said: [within] })).toEqual(anger(4))
  expect(saidIn({ said: [said('writing', SUNDAY, 7), within] })).toEqual(anger(7))
  expect(saidIn({ said: [said('weighing', SUNDAY + 12 * HOUR, 4)] })).toEqual([])
})
