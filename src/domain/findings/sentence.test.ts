import { expect, it } from 'vitest'
import { type Candidate, chooseSentence, type Today } from './sentence.ts'

const candidate = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  kind: 'tie',
  about: [],
  emotion: 'worry',
  isPleasant: false,
  shownOn: [],
  isDenied: false,
  hasWayOut: false,
  ...more,
})
const TODAY: Today = { day: 100, near: new Set(), isQuiet: false }
const chosen = (all: readonly Candidate[], today: Partial<Today> = {}) =>
  chooseSentence(all, { ...TODAY, ...today })?.id ?? null

it('never tells of shame or regret without what helped beside it', () => {
  expect(chosen([candidate('a', { emotion: 'shame' })])).toBeNull()
  expect(chosen([candidate('a', { emotion: 'regret', hasWayOut: true })])).toBe('a')
})

it('leaves what stands for its week, then lets it rest for four', () => {
  const other = candidate('b', { kind: 'helps', isPleasant: true })
  expect(chosen([candidate('a', { shownOn: [97] }), other])).toBe('a')
  for (const day of [93, 80, 66])
    expect(chosen([candidate('a', { shownOn: [day] })]), `${day}`).toBeNull()
  expect(chosen([candidate('a', { shownOn: [65] })])).toBe('a')
})

it('tells what is useful before what is so, and what is near before what is far', () => {
  const [tie, helps] = [candidate('a'), candidate('b', { kind: 'helps', isPleasant: true })]
  expect(chosen([tie, helps])).toBe('b')
  const near = candidate('c', { about: ['Mother'] })
  expect(chosen([tie, near], { near: new Set(['Mother']) })).toBe('c')
  expect(chosen([candidate('a', { shownOn: [10] }), near])).toBe('c')
})

it('never tells two hard ties one after the other', () => {
  const shown = candidate('a', { shownOn: [86, 90] })
  const glad = candidate('c', { emotion: 'happiness', isPleasant: true })
  expect(chosen([shown, candidate('b')])).toBeNull()
  expect(chosen([shown, candidate('b'), glad])).toBe('c')
  expect(chosen([shown, candidate('b')], { day: 104 })).toBe('b')
})

it('says nothing that was denied, and soon after a death only what is pleasant', () => {
  expect(chosen([candidate('a', { isDenied: true })])).toBeNull()
  const glad = candidate('b', { isPleasant: true, emotion: 'pride' })
  expect(chosen([candidate('a')], { isQuiet: true })).toBeNull()
  expect(chosen([candidate('a'), glad], { isQuiet: true })).toBe('b')
})

it('shows nothing for more than four weeks in all', () => {
  const often = candidate('a', { shownOn: [0, 36, 72, 108] })
  expect(chosen([often], { day: 150 })).toBeNull()
})

it('keeps what stands for seven days, and tells it again after five weeks', () => {
  const on = (...shownOn: number[]) => chosen([candidate('a', { shownOn })])
  expect([94, 93, 66, 65].map((day) => on(day))).toEqual(['a', null, null, 'a'])
  // Four weeks of standing are enough: days of one week are one.
  expect(on(0, 6, 7, 14, 20)).toBe('a')
  expect(on(0, 7, 14, 21)).toBeNull()
})

it('lets what stands stand, whatever else has come', () => {
  const standing = candidate('z', { shownOn: [99] })
  const better = candidate('a', { kind: 'experiment', isPleasant: true })
  expect(chosen([better, standing])).toBe('z')
  expect(chosen([better, { ...standing, isDenied: true }])).toBe('a')
})

it.each<[string, Partial<Candidate>, Partial<Candidate>]>([
  ['an experiment before what helps', { kind: 'experiment' }, { kind: 'helps' }],
  ['what helps before a forecast', { kind: 'helps' }, { kind: 'forecast' }],
  ['a forecast before a half-life', { kind: 'forecast' }, { kind: 'half-life' }],
  ['what has eased before a tie', { kind: 'eased' }, { kind: 'tie' }],
  ['something pleasant before what is not', { isPleasant: true }, {}],
  ['what is new before what was told', { kind: 'half-life' }, { kind: 'helps', shownOn: [10] }],
  [
    'what was told once before what was told twice',
    { kind: 'helps', shownOn: [10] },
    { kind: 'helps', shownOn: [10, 50] },
  ],
  ['a near part by two', { kind: 'half-life', about: ['Tom'] }, { kind: 'forecast' }],
  ['a near feeling by two', { kind: 'half-life', emotion: 'fear' }, { kind: 'forecast' }],
  [
    'an experiment before a near half-life',
    { kind: 'experiment' },
    { kind: 'half-life', about: ['Tom'] },
  ],
])('tells %s', (_, first, second) => {
  const today = { near: new Set(['Tom', 'fear']) }
  expect(chosen([candidate('b', second), candidate('c', first)], today)).toBe('c')
  expect(chosen([candidate('a', first), candidate('b', second)], today)).toBe('a')
})

it('takes the first name of two that are worth the same', () => {
  expect(chosen([candidate('b'), candidate('a')])).toBe('a')
  expect(chosen([])).toBeNull()
})

it('rests for two weeks after a hard tie, not after a pleasant one', () => {
  const told = (day: number, more: Partial<Candidate> = {}) =>
    chosen([candidate('a', { shownOn: [day], isDenied: true, ...more }), candidate('b')])
  expect([told(87), told(86)]).toEqual([null, 'b'])
  expect(told(87, { isPleasant: true })).toBe('b')
  expect(told(87, { kind: 'eased' })).toBe('b')
})

it('may say what eased of shame, and of regret what is no tie', () => {
  expect(chosen([candidate('a', { kind: 'eased', emotion: 'shame' })])).toBe('a')
  expect(chosen([candidate('a', { emotion: null })])).toBe('a')
})

it.each<[string, Partial<Candidate>, Partial<Candidate>]>([
  ['being pleasant is worth one', { isPleasant: true }, { kind: 'eased' }],
  ['being near is worth two', { about: ['Tom'] }, { kind: 'helps' }],
  [
    'a week on the dashboard costs two',
    { kind: 'helps', shownOn: [10] },
    { isPleasant: false, shownOn: [10] },
  ],
])('%s', (_, one, other) => {
  const near = { near: new Set(['Tom']) }
  const first = chosen([candidate('a', one), candidate('b', other)], near)
  const second = chosen([candidate('b', one), candidate('a', other)], near)
  expect(first).toBe('a')
  expect(second).toBe(one.kind === 'helps' ? 'b' : 'a')
})
