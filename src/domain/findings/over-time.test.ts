import { describe, expect, it } from 'vitest'
import { chanceFrom, randomCategories, randomItem } from '#test/random-map.ts'
import { knownNow } from '../self-map/item-touches.ts'
import { layOutMonths } from '../self-map/layout/months.ts'
import type { MapItem } from '../self-map/layout/shape-pills.ts'
import { textWidth } from '../self-map/layout/text-width.ts'
import type { MapChange } from '../self-map/map-log.ts'
import {
  livesTouching,
  MOST_MONTHS,
  monthsSince,
  movedBetween,
  tiesBetween,
  touchesOf,
} from './over-time.ts'
import { sayItem, sayMoved, sayWay } from './over-time-words.ts'
import type { Life } from './past.ts'

const at = (day: string) => Date.parse(`${day}T12:00:00Z`)

describe('months', () => {
  it('begin and end where the person lives, also when clocks are changed', () => {
    const months = monthsSince(at('2026-02-10'), at('2026-04-15'), 'Europe/Berlin')
    expect(months.map(({ name }) => name)).toEqual(['2026-02', '2026-03', '2026-04'])
    expect(new Date(months[1]!.from).toISOString()).toBe('2026-02-28T23:00:00.000Z')
    expect(new Date(months[2]!.from).toISOString()).toBe('2026-03-31T22:00:00.000Z')
    expect(months[1]!.until).toBe(months[2]!.from - 1)
    expect(months[2]!.until).toBe(at('2026-04-15'))
  })
  it('are at most two years, and at least the one it is', () => {
    expect(monthsSince(0, at('2026-11-16'), 'UTC')).toHaveLength(MOST_MONTHS)
    const [only, ...more] = monthsSince(at('2026-11-16'), at('2026-11-16'), 'UTC')
    expect([only!.name, more]).toEqual(['2026-11', []])
  })
})

const change = (
  kind: MapChange['kind'],
  itemId: number,
  name: string,
  power: number,
  day: string,
) =>
  ({
    ...{ kind, itemId, name, category: 'people', attachmentPower: power },
    ...{ otherItemId: null, relationshipType: null, createdAt: at(day) },
  }) satisfies MapChange

const LOG: MapChange[] = [
  change('came', 1, 'My bakery', 0.5, '2026-03-02'),
  change('came', 2, 'College years', 0.7, '2026-03-02'),
  change('came', 3, 'Tom', 0.9, '2026-03-02'),
  change('came', 5, 'Old job', 0.4, '2026-03-02'),
  change('came', 4, 'The garden', 0.4, '2026-06-05'),
  change('changed', 1, 'My bakery', 0.9, '2026-07-01'),
  change('changed', 2, 'Study years', 0.3, '2026-08-01'),
  change('left', 5, 'Old job', 0.4, '2026-09-01'),
]
const life = { log: LOG, months: monthsSince(LOG[0]!.createdAt, at('2026-11-16'), 'UTC') }
const NOVEMBER = life.months.length - 1

describe('what moved', () => {
  it('comes first, and is said in one sentence', () => {
    const moved = movedBetween(life, 0, NOVEMBER)
    expect(moved.map(({ name, way }) => [name, way])).toEqual([
      ['My bakery', 'closer'],
      ['Study years', 'further'],
      ['Old job', 'left'],
      ['The garden', 'new'],
      ['Tom', 'same'],
    ])
    expect(sayMoved(moved, '2026-03', '2026-11')).toBe(
      'My bakery moved into your core. Study years went further out, and Old job left your map.',
    )
    expect(moved.map((it) => sayItem(it, '2026-11'))).toEqual([
      '0.5 to 0.9, matters to core',
      '0.7 to 0.3, close to at the edge, once “College years”',
      'left in September, was 0.4, matters',
      'new in June, 0.4, matters',
      'as it was, 0.9, core',
    ])
    expect(moved.map((it) => sayWay(it, '2027-01'))[3]).toBe('new in June 2026')
  })
  it('stands together where it did the same', () => {
    const came = (id: number) => change('came', id, `Thing ${id}`, 0.5, '2026-05-02')
    const log = [...LOG.slice(0, 4), came(6), came(7), came(8), came(9)]
    expect(sayMoved(movedBetween({ ...life, log }, 0, NOVEMBER), '2026-03', '2026-11')).toBe(
      'Thing 6, Thing 7 and 2 more are new.',
    )
  })
  it('is told up to the chosen month', () => {
    const said = (to: number) =>
      sayMoved(movedBetween(life, 0, to), '2026-03', life.months[to]!.name)
    expect([0, 1, 3, 4].map(said)).toEqual([
      'This is the first month.',
      'Your map is as it was in March.',
      'The garden is new.',
      'My bakery moved into your core. The garden is new.',
    ])
  })
  it('does not call a change that nobody can see one', () => {
    const log = [
      change('came', 1, 'Tom', 0.86, '2026-03-02'),
      change('changed', 1, 'Tom', 0.9, '2026-04-02'),
    ]
    expect(movedBetween({ ...life, log }, 0, NOVEMBER)[0]!.way).toBe('same')
  })
  it('knows which ties came and went', () => {
    const tie = (kind: 'tied' | 'untied', day: string): MapChange => ({
      ...{ kind, itemId: 1, name: null, category: null, attachmentPower: null },
      ...{ otherItemId: 3, relationshipType: 'supports', createdAt: at(day) },
    })
    const log = [...LOG.slice(0, 4), tie('tied', '2026-05-01'), tie('untied', '2026-08-01')]
    const counts = (from: number, to: number) => {
      const { came, went } = tiesBetween({ ...life, log }, from, to)
      return [came.length, went.length]
    }
    expect([counts(0, 2), counts(0, 8), counts(2, 8)]).toEqual([
      [1, 0],
      [0, 0],
      [0, 1],
    ])
  })
})

it('counts a situation once, in the feeling that came most, for an item by number or by name', () => {
  const lived = (id: number, ...touched: [number, string, 'anger' | 'worry'][]): Life => ({
    ...{ id, title: '', at: at('2026-11-02'), isCheckIn: false, isGrief: false },
    ...{ emotions: [], said: [] },
    touches: touched.map(([itemId, itemName, emotion]) => {
      const then = { itemId, itemName, itemCategory: 'people' }
      const rest = { intensity: 0.5, isAccepted: null, event: null, wish: null, shift: 0 }
      return { ...knownNow([])(then), then, emotion, ...rest }
    }),
  })
  const lives = [
    lived(7, [1, 'My bakery', 'worry'], [1, 'My bakery', 'anger']),
    lived(8, [-3, 'my bakery', 'worry']),
    lived(9, [99, 'Nobody', 'anger']),
    { ...lived(10, [1, 'My bakery', 'worry']), at: at('2020-01-02') },
  ]
  expect(touchesOf(lives, life)).toEqual([
    { month: '2026-11', itemId: 1, count: 2, feelings: ['worry'], often: 2 },
  ])
  const behind = livesTouching(lives, life, { month: '2026-11', itemId: 1 })
  expect(behind.map(({ id }) => id)).toEqual([7, 8])
  // A tie is told as a tie, and never broken towards what is pleasant or comes first.
  expect(touchesOf(lives.slice(0, 1), life)).toMatchObject([
    { count: 1, feelings: ['anger', 'worry'], often: 1 },
  ])
})

/** Two years in which items come, go and change. */
function randomYears(seed: number, count: number, months: number): MapItem[][] {
  const chance = chanceFrom(seed)
  const categories = randomCategories(chance)
  let items = Array.from({ length: Math.round(count * 0.7) }, (_, index) =>
    randomItem(chance, index + 1, categories),
  )
  let next = items.length + 1
  return Array.from({ length: months }, () => {
    items = items.map((item) =>
      chance.share() < 0.12 ? { ...item, attachmentPower: chance.share() } : item,
    )
    if (chance.share() < 0.25) items = items.filter((_, index) => index !== 3)
    while (items.length < count && chance.share() < 0.5)
      items = [...items, randomItem(chance, next++, categories)]
    return items
  })
}

it('moves only what changed, from any month to the next', () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const years = randomYears(seed, seed % 2 ? 60 : 20, 24)
    const box =
      seed % 3 ? { width: 640, height: 560 } : { width: 358, height: 400, mayShrink: true }
    const layouts = layOutMonths({ months: years, box, measure: textWidth })
    expect(layouts.map(({ pills }) => pills.length)).toEqual(years.map((items) => items.length))
    for (let month = 1; month < years.length; month += 1) {
      const before = new Map(layouts[month - 1]!.pills.map((pill) => [pill.id, pill]))
      for (const pill of layouts[month]!.pills) {
        const old = before.get(pill.id)
        if (!old || Math.abs(old.power - pill.power) > 0.0005) continue
        expect(Math.hypot(pill.x - old.x, pill.y - old.y)).toBeLessThanOrEqual(40)
      }
    }
  }
})
