import { expect, it } from 'vitest'
import { piecesOf } from './evidence.ts'

const marked = (text: string, ...places: [number, number][]) =>
  piecesOf(
    text,
    places.map(([start, end]) => ({ start, end })),
  )
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('')

it('marks the words a claim rests on and leaves the rest as it is', () => {
  expect(marked('my boss took my idea', [3, 7], [16, 20])).toBe('my [boss] took my [idea]')
  expect(marked('all of it', [0, 9])).toBe('[all of it]')
  expect(marked('nothing')).toBe('nothing')
  expect(marked('')).toBe('')
})

it('joins places that overlap or touch, in any order', () => {
  expect(marked('abcdefgh', [4, 6], [1, 3], [2, 4])).toBe('a[bcdef]gh')
})

it('stays inside the text whatever it is given', () => {
  expect(marked('abc', [-5, 1], [2, 99], [7, 9], [2, 1])).toBe('[a]b[c]')
})
