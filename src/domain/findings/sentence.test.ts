import { expect, it } from 'vitest'
import { type Candidate, chooseSentence, type Today } from './sentence.ts'

const candidate = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  ...{ id, kind: 'tie', about: [], emotion: 'worry', isPleasant: false },
  ...{ shownOn: [], isDenied: false, hasWayOut: false },
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
