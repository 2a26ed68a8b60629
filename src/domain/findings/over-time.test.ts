import { describe, expect, it } from 'vitest'
import { chanceFrom, randomCategories, randomItem } from '#test/random-map.ts'
import { layOutMonths } from '../self-map/layout/months.ts'
import type { MapItem } from '../self-map/layout/shape-pills.ts'
import { textWidth } from '../self-map/layout/text-width.ts'
import type { MapChange } from '../self-map/map-log.ts'
import type { AnalysedSituation } from './history.ts'
import { knownNow } from './item-touches.ts'
import {
  type ItemChange,
  livesTouching,
  MAX_MONTHS,
  monthsSince,
  movedBetween,
  tiesBetween,
  touchesOf,
} from './over-time.ts'
import {
  formatItem,
  formatMoved,
  formatPowerOf,
  formatWay,
  fullMonth,
  monthName,
  shortMonth,
} from './over-time-words.ts'

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
    expect(monthsSince(0, at('2026-11-16'), 'UTC')).toHaveLength(MAX_MONTHS)
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
    kind,
    itemId,
    name,
    category: 'people',
    attachmentPower: power,
    otherItemId: null,
    relationshipType: null,
    createdAt: at(day),
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
    expect(formatMoved(moved, '2026-03', '2026-11')).toBe(
      'My bakery moved into your core. Study years moved further out, and Old job left your map.',
    )
    expect(moved.map((it) => formatItem(it, '2026-11'))).toEqual([
      '0.5 to 0.9, matters to core',
      '0.7 to 0.3, close to at the edge, once “College years”',
      'left in September, was 0.4, matters',
      'new in June, 0.4, matters',
      'as it was, 0.9, core',
    ])
    expect(moved.map((it) => formatWay(it, '2027-01'))[3]).toBe('new in June 2026')
  })
  it('stands together where it did the same', () => {
    const came = (id: number) => change('came', id, `Thing ${id}`, 0.5, '2026-05-02')
    const log = [...LOG.slice(0, 4), came(6), came(7), came(8), came(9)]
    expect(formatMoved(movedBetween({ ...life, log }, 0, NOVEMBER), '2026-03', '2026-11')).toBe(
      'Thing 6, Thing 7 and 2 more are new.',
    )
  })
  it('is told up to the chosen month', () => {
    const said = (to: number) =>
      formatMoved(movedBetween(life, 0, to), '2026-03', life.months[to]!.name)
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
      kind,
      itemId: 1,
      name: null,
      category: null,
      attachmentPower: null,
      otherItemId: 3,
      relationshipType: 'supports',
      createdAt: at(day),
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
  const lived = (
    id: number,
    ...touched: [number, string, 'anger' | 'worry'][]
  ): AnalysedSituation => ({
    id,
    title: '',
    at: at('2026-11-02'),
    writtenAt: at('2026-11-02'),
    isCheckIn: false,
    isGrief: false,
    emotions: [],
    said: [],
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

const month = (name: string) => ({ name, from: at(`${name}-01`), until: at(`${name}-28`) })

it('weighs what moved: further ways first, then what left, what came, and the rest by name', () => {
  const log = [
    change('came', 1, 'Ann', 0.5, '2026-03-02'),
    change('came', 2, 'Bea', 0.5, '2026-03-02'),
    change('came', 3, 'Cem', 0.5, '2026-03-02'),
    change('came', 4, 'Dan', 0.5, '2026-03-02'),
    change('came', 5, 'Abe', 0.5, '2026-03-02'),
    change('changed', 1, 'Ann', 0.6, '2026-05-02'),
    change('changed', 2, 'Bea', 0.1, '2026-05-02'),
    change('left', 3, 'Cem', 0.5, '2026-05-02'),
    change('came', 6, 'Eva', 0.5, '2026-05-02'),
  ]
  const moved = movedBetween({ log, months: [month('2026-03'), month('2026-05')] }, 0, 1)
  expect(moved.map(({ name, way, month: when }) => [name, way, when])).toEqual([
    ['Bea', 'further', null],
    ['Ann', 'closer', null],
    ['Cem', 'left', '2026-05'],
    ['Eva', 'new', '2026-05'],
    ['Abe', 'same', null],
    ['Dan', 'same', null],
  ])
  expect(movedBetween({ log, months: [month('2026-03')] }, 0, 1)).toEqual([])
})

const moved = (
  name: string,
  then: number | null,
  now: number | null,
  way: ItemChange['way'],
): ItemChange => ({
  id: 1,
  name,
  category: 'people',
  way,
  then,
  now,
  month: null,
  formerName: null,
})
const sayAll = (...all: ItemChange[]) => formatMoved(all, '2026-03', '2026-05')

it('says what moved in one breath, and what was core already did not move into it', () => {
  expect(sayAll(moved('Tom', 0.5, 0.9, 'closer'))).toBe('Tom moved into your core.')
  expect(sayAll(moved('Tom', 0.86, 1, 'closer'))).toBe('Tom came closer.')
  expect(sayAll(moved('Tom', 0.2, 0.5, 'closer'), moved('Lea', 0.9, 1, 'closer'))).toBe(
    'Tom and Lea came closer.',
  )
  expect(sayAll(moved('The garden', null, 0.5, 'new'))).toBe('The garden is new.')
  expect(sayAll(moved('Tom', 0.5, 0.2, 'further'), moved('The garden', null, 0.5, 'new'))).toBe(
    'Tom moved further out. The garden is new.',
  )
  expect(
    sayAll(
      moved('Tom', 0.5, 0.9, 'closer'),
      moved('Lea', 0.5, 0.2, 'further'),
      moved('Job', 0.5, null, 'left'),
      moved('Ann', null, 0.5, 'new'),
    ),
  ).toBe('Tom moved into your core. Lea moved further out, and Job left your map.')
  expect(sayAll(moved('Tom', 0.5, 0.5, 'same'))).toBe('Your map is as it was in March.')
  expect(formatMoved([], '2025-12', '2026-01')).toBe('Your map is as it was in December 2025.')
})

it('says each thing by itself', () => {
  const said = (it: ItemChange) => [formatItem(it, '2026-05'), formatWay(it, '2026-05')]
  const came = { ...moved('Tom', null, 0.5, 'new'), month: '2026-04' }
  expect(said(came)).toEqual(['new in April, 0.5, matters', 'new in April'])
  expect(said({ ...came, month: null })).toEqual(['new, 0.5, matters', 'new'])
  const left = { ...moved('Tom', 0.5, null, 'left'), month: '2025-04' }
  expect(said(left)).toEqual(['left in April 2025, was 0.5, matters', 'left in April 2025'])
  const closer = { ...moved('Tom', 0.5, 0.6, 'closer'), formerName: 'Thomas' }
  expect(said(closer)).toEqual([
    '0.5 to 0.6, still matters, once “Thomas”',
    'closer, once “Thomas”',
  ])
  expect(said(moved('Tom', 0.7, 0.2, 'further'))).toEqual([
    '0.7 to 0.2, close to at the edge',
    'further out',
  ])
  expect(said({ ...moved('Tom', 0.7, 0.7, 'same'), formerName: 'T.' })).toEqual([
    'as it was, 0.7, close, once “T.”',
    'as it was, once “T.”',
  ])
  expect(formatItem(moved('Tom', null, null, 'same'), '2026-05')).toBe('')
  expect([formatPowerOf(null), formatPowerOf(0.9)]).toEqual(['', '0.9 core'])
  expect(
    ['2026-11', '2026-03'].map((it) => [fullMonth(it), monthName(it), shortMonth(it)]),
  ).toEqual([
    ['November 2026', 'November', 'Nov'],
    ['March 2026', 'March', 'Mar'],
  ])
})

it('has as many months as there were, and the one it is where a moment lies ahead', () => {
  const names = (first: string, now: string) =>
    monthsSince(at(first), at(now), 'UTC').map(({ name }) => name)
  expect(names('2026-01-31', '2026-02-01')).toEqual(['2026-01', '2026-02'])
  expect(names('2026-02-01', '2026-02-28')).toEqual(['2026-02'])
  expect(names('2026-12-01', '2026-02-28')).toEqual(['2026-02'])
  const [only] = monthsSince(Date.parse('2026-02-01T00:00:00Z'), at('2026-02-28'), 'UTC')
  expect(only!.name).toBe('2026-02')
  const two = monthsSince(Date.parse('2026-02-01T00:00:00Z') - 1, at('2026-02-28'), 'UTC')
  expect(two.map(({ name }) => name)).toEqual(['2026-01', '2026-02'])
})
