import { expect, it } from 'vitest'
import type { Came } from '../steps/forecast.ts'
import { biasOf, calibration, formatBias, formatForecasts } from './forecast-stats.ts'

type Answered = Parameters<typeof biasOf>[0][number]
const answered = (id: number, more: Partial<Answered> = {}): Answered => ({
  id,
  title: 'A talk',
  wanted: 'a yes',
  feared: 'a no',
  likely: 50,
  outcome: 'not',
  ownStrength: null,
  felt: null,
  ...more,
})
const many = (count: number, more: (at: number) => Partial<Answered>) =>
  Array.from({ length: count }, (_, at) => answered(at + 1, more(at)))
const said = (all: readonly Answered[]) => Object.values(formatForecasts(all)).join('')

it('puts each forecast into one column, and a hundred into the last', () => {
  const likely = [0, 19, 20, 39, 40, 60, 79, 80, 99, 100]
  const found = calibration(
    likely.map((it, at) =>
      answered(at, { likely: it, outcome: it >= 80 ? 'feared' : it === 20 ? 'feared' : 'milder' }),
    ),
  )!
  expect(found.map(({ all }) => all.map((it) => it.likely))).toEqual([
    [0, 19],
    [20, 39],
    [40],
    [60, 79],
    [80, 99, 100],
  ])
  expect(found.map((it) => it.said)).toEqual([9.5, 29.5, 40, 69.5, 93])
  expect(found.map(({ came }) => came)).toEqual([0, 50, 0, 0, 100])
})

it('needs eight answers', () => {
  expect(calibration(many(7, () => ({})))).toBeNull()
  expect(calibration(many(8, () => ({})))).toHaveLength(5)
  expect(said(many(7, () => ({})))).toMatch(/too few to say how good your forecasts are\.$/)
  expect(said(many(8, () => ({})))).not.toMatch(/too few/)
})

it.each<[Came, string]>([
  ['feared', 'as you feared'],
  ['milder', 'not as bad as you feared'],
  ['not', 'it didn’t happen'],
  ['better', 'better than you feared'],
])('tells a single one as it came: %s', (outcome, words) => {
  expect(said([answered(1, { outcome })])).toBe(
    `One of your forecasts has been answered: ${words}. One is too few to say how good your forecasts are.`,
  )
})

it('counts what came as feared, and what was not as bad', () => {
  const all = (...outcomes: Came[]) =>
    said(outcomes.map((outcome, at) => answered(at, { outcome })))
  expect(all('feared', 'not')).toMatch(/^It happened as you feared 1 of 2 times\. That’s too few/)
  expect(all('milder', 'not')).toMatch(
    /^It happened as you feared 0 of 2 times, and not as bad once\./,
  )
  expect(all('milder', 'milder', 'feared')).toMatch(/1 of 3 times, and not as bad 2 times\./)
  expect(said([])).toBe(
    'It happened as you feared 0 of 0 times. That’s too few to say how good your forecasts are.',
  )
})

const MORE = / You expected it more often\.$/
const LESS = / You expected it less often\.$/
const ABOUT = / About as often as you said\.$/
const UNSURE = / We can’t say yet whether that is more than chance\.$/

it.each<[number, number, number, RegExp]>([
  // Of eight said to be 60 likely none came: 0.4 to the eighth is less than one in five hundred.
  [8, 60, 0, MORE],
  [8, 50, 0, UNSURE],
  [8, 40, 8, LESS],
  [8, 50, 8, UNSURE],
  [8, 50, 4, ABOUT],
  // Of twenty, 3 is 15 of a hundred: apart from 30 by exactly as much as is said.
  [8, 40, 2, UNSURE],
  [8, 39, 2, ABOUT],
  [8, 10, 2, UNSURE],
  [8, 11, 2, ABOUT],
])('says of %d forecasts, %d likely, %d of which came: %s', (count, likely, came, words) => {
  expect(said(many(count, (at) => ({ likely, outcome: at < came ? 'feared' : 'not' })))).toMatch(
    words,
  )
})

it('takes likely for what it is, to the hundredth', () => {
  // 0.46 seven times and 0.45: just below one in five hundred.
  const close = many(8, (at) => ({ likely: at < 7 ? 54 : 55 }))
  expect(said(close)).toMatch(MORE)
  expect(said(close.map((it) => ({ ...it, likely: 54 })))).toMatch(UNSURE)
})

it('reads only at fixed numbers, from the oldest on', () => {
  const newest = (count: number) =>
    many(count, (at) => ({ likely: 60, outcome: at < 8 ? 'not' : 'feared' })).reverse()
  expect(said(newest(11))).toMatch(MORE)
  expect(said(newest(12))).not.toMatch(MORE)
})

const own = (id: number, foreseen: number | null, felt: number | null, more = {}) =>
  answered(id, { outcome: 'feared', ownStrength: foreseen, felt, ...more })

it('compares own numbers, of what came and is not grave, from the oldest on', () => {
  const bias = many(8, () => ({ outcome: 'feared', ownStrength: 8, felt: 5 }))
  const told = { foreseen: 8, felt: 5, milder: 8, harder: 0, all: 8 }
  expect(biasOf(bias)).toEqual(told)
  const rest = bias.slice(0, 7)
  expect(biasOf([...rest, own(9, 8, 5, { outcome: 'not' })])).toBeNull()
  expect(biasOf([...rest, own(9, null, 5)])).toBeNull()
  expect(biasOf([...rest, own(9, 8, null)])).toBeNull()
  for (const words of ['title', 'feared', 'wanted'])
    expect(biasOf([...rest, own(9, 8, 5, { [words]: 'the biopsy' })])).toBeNull()
  const later = Array.from({ length: 3 }, (_, at) => own(20 + at, 1, 9))
  expect(biasOf([...later, ...bias])).toEqual(told)
})

it('says whether it came milder or harder', () => {
  const bias = { milder: 9, harder: 2, all: 12 }
  expect(formatBias({ ...bias, foreseen: 7, felt: 4.4 })).toBe(
    'You expected 7 and felt 4. It was milder 9 of 12 times.',
  )
  expect(formatBias({ ...bias, foreseen: 4, felt: 7 })).toBe(
    'You expected 4 and felt 7. It was harder 2 of 12 times.',
  )
})
