import { expect, it, vi } from 'vitest'
import { tossedLife } from '#test/simulated-claims.ts'
import { drawArms, judge, resultSoFar, type Toss } from './experiment.ts'
import { seeded } from './seeded.ts'

const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const isTold = (effect: number) => (seed: number) => {
  const all = tossedLife(seed, effect)
  return [24, 40].some((size) => judge(all.slice(0, size), 300, seed).state === 'told')
}

it('names a winner without an effect in at most one of twenty', () => {
  expect(seeds(100).filter(isTold(0)).length).toBeLessThanOrEqual(9)
})

it('finds two points of ten by toss forty in four of five', () => {
  expect(seeds(40).filter(isTold(2)).length).toBeGreaterThanOrEqual(32)
})

it('is read at 24 and 40 tosses and never between', () => {
  const all = tossedLife(1, 6)
  for (const size of [1, 12, 23, 25, 39]) expect(judge(all.slice(0, size)).state).toBe('goes on')
  expect(judge(all.slice(0, 24)).state).toBe('told')
})

it('counts what was tossed, whatever was done, and says how often that differed', () => {
  const all = tossedLife(1, 6).slice(0, 24)
  const otherwise = all.map((it, at) => ({ ...it, did: at < 3 ? ('other' as const) : it.did }))
  expect(judge(otherwise)).toEqual({ ...judge(all), didOtherwise: 3 })
})

it('cannot be told where more than a quarter was not answered', () => {
  const all = tossedLife(1, 6).slice(0, 24)
  const silent = all.map((it, at) => ({ ...it, after: at < 7 ? null : it.after }))
  expect(judge(silent).state).toBe('too many unanswered')
})

it('keeps the arms level in blocks nobody can foresee', () => {
  const drawn = drawArms(24, seeded(5))
  expect(Math.abs(drawn.filter((arm) => arm === 'a').length - 12)).toBeLessThanOrEqual(1)
  expect(drawArms(24, seeded(6))).not.toEqual(drawn)
})

const FIRST_LOOK = 24
const tossed = (count: number, more: (at: number) => Partial<Toss> = () => ({})) =>
  Array.from({ length: count }, (_, at): Toss & { isClosed: boolean } => {
    const arm = at % 2 === 0 ? 'a' : 'b'
    return { arm, before: 6, after: 4, did: arm, isClosed: true, ...more(at) }
  })

it.each([
  [6, 'told'],
  [7, 'too many unanswered'],
])('is read with %d of 24 unanswered: %s', (silent, state) => {
  const tosses = tossed(FIRST_LOOK, (at) => ({
    after: at < silent ? null : at % 2 === 0 ? 2 : 8,
  }))
  expect(judge(tosses)).toMatchObject({ state, answered: FIRST_LOOK - silent })
})

it('needs five answers of each arm', () => {
  const thin = (ofA: number) =>
    tossed(FIRST_LOOK, (at) => ({ arm: at < ofA ? 'a' : 'b', did: null, after: at < ofA ? 2 : 8 }))
  expect([judge(thin(4)).state, judge(thin(5)).state]).toEqual(['too many unanswered', 'told'])
})

it('takes off what a stronger beginning brings, and is a plain difference where all begin alike', () => {
  const apart = (more: (at: number) => Partial<Toss>) => {
    const result = judge(tossed(40, more))
    return 'apart' in result ? result.apart : null
  }
  expect(apart((at) => ({ after: at % 2 === 0 ? 2 : 8 }))).toBeCloseTo(6, 9)
  // What is left falls with what there was, point for point: nothing is due to the coin.
  const before = (at: number) => (at % 2 === 0 ? 4 : 6) + (at % 4 < 2 ? 0 : 2)
  expect(apart((at) => ({ before: before(at), after: before(at) - 1 }))).toBeCloseTo(0, 9)
  expect(apart((at) => ({ before: before(at), after: before(at) / 2 }))).toBeCloseTo(0, 9)
  // What falls the other way says nothing about the beginning.
  expect(apart((at) => ({ before: before(at), after: 10 - before(at) }))).toBeCloseTo(-2, 9)
})

it('counts as done differently only what was said to be', () => {
  const did = ['a', 'b', 'other', null] as const
  const result = judge(
    tossed(FIRST_LOOK, (at) => ({ after: at % 2 === 0 ? 2 : 8, did: did[Math.floor(at / 6)]! })),
  )
  // Six a, six b, six of something else and six of which nobody knows.
  expect(result).toMatchObject({ didOtherwise: 3 + 3 + 6 })
})

it('is final at the first look that says something, and waits while an answer is open', () => {
  const clear = (at: number) => ({ after: at % 2 === 0 ? 2 : 8 })
  const state = (tosses: Parameters<typeof resultSoFar>[0]) => resultSoFar(tosses).state
  expect(state(tossed(23, clear))).toBe('goes on')
  expect(state(tossed(24, clear))).toBe('told')
  expect(state(tossed(39, (at) => (at < 24 ? clear(at) : { after: 5 })))).toBe('told')
  const open = tossed(24, (at) => ({ ...clear(at), ...(at === 23 && { after: null }) }))
  expect(state(open.map((it, at) => ({ ...it, isClosed: at !== 23 })))).toBe('goes on')
  expect(state(open)).toBe('told')
  expect(state(tossed(24, (at) => ({ after: at < 12 ? null : 4 })))).toBe('goes on')
  expect(state(tossed(40, (at) => ({ after: at < 12 ? null : 4 })))).toBe('too many unanswered')
  expect(state(tossed(40))).toBe('cannot be told')
  expect(resultSoFar(tossed(23, (at) => ({ after: at < 3 ? null : 4 })))).toEqual({
    state: 'goes on',
    answered: 20,
  })
})

it('draws its lots once for all experiments, not for each', () => {
  const lives = seeds(12).map((seed) =>
    tossedLife(seed, seed % 3).map((it) => ({ ...it, isClosed: true })),
  )
  for (const life of [...lives.slice(0, 6), ...lives.slice(0, 6)]) resultSoFar(life)
  const draw = vi.spyOn(Math, 'imul')
  const states = new Set(lives.slice(6).map((life) => resultSoFar(life).state))
  const draws = draw.mock.calls.length
  seeded(1)()
  expect(draw.mock.calls.length).toBeGreaterThan(draws)
  draw.mockRestore()
  expect(states).toEqual(new Set(['told', 'cannot be told']))
  expect(draws).toBe(0)
})
