import { expect, it } from 'vitest'
import { type Mark, piecesOf, quotedIn } from './evidence.ts'

const SIGNS = { expected: '~', perceived: '_', decisive: '!' }

const drawn = (text: string, ...marks: [number, number, Mark['kind']?][]) =>
  piecesOf(
    text,
    marks.map(([start, end, kind = 'perceived']) => ({ start, end, kind })),
  )
    .map(({ text, kind }) => (kind ? `${SIGNS[kind]}${text}${SIGNS[kind]}` : text))
    .join('')

it('marks the words a claim rests on and leaves the rest as it is', () => {
  expect(drawn('my boss took my idea', [3, 7], [16, 20])).toBe('my _boss_ took my _idea_')
  expect(drawn('all of it', [0, 9])).toBe('_all of it_')
  expect(drawn('nothing')).toBe('nothing')
  expect(drawn('')).toBe('')
})

it('joins places of one kind that overlap or touch, in any order', () => {
  expect(drawn('abcdefgh', [4, 6], [1, 3], [2, 4])).toBe('a_bcdef_gh')
})

it('tells expected and perceived apart; the later one wins where they meet', () => {
  expect(drawn('abcdefgh', [0, 4, 'expected'], [3, 6, 'perceived'])).toBe('~abc~_def_gh')
})

it('stays inside the text whatever it is given', () => {
  expect(drawn('abc', [-5, 1], [2, 99], [7, 9], [2, 1])).toBe('_a_b_c_')
})

it('finds a line where the person wrote it, and no other line', () => {
  const text = 'My boss wants to talk to me. she did not say why.'
  const quoted = (line: string) => {
    const place = quotedIn(text, line)
    return place && text.slice(place.start, place.end)
  }
  expect(quoted('She did not say why.')).toBe('she did not say why')
  expect(quoted('Your boss wants to talk to you.')).toBeNull()
  expect(quoted('')).toBeNull()
})

it('says where each piece begins', () => {
  const marks: Mark[] = [{ start: 2, end: 4, kind: 'decisive' }]
  expect(piecesOf('abcdef', marks)).toEqual([
    { start: 0, text: 'ab', kind: null },
    { start: 2, text: 'cd', kind: 'decisive' },
    { start: 4, text: 'ef', kind: null },
  ])
})
