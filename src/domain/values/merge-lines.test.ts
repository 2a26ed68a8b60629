import { expect, it } from 'vitest'
import { mergeLines } from './merge-lines.ts'

type Lines = { name?: string; power?: number; words?: readonly string[] }
const merge = (seen: Lines, stored: Lines, sent: Lines) => mergeLines<Lines>(seen, stored, sent)

it('takes each line from whoever changed it', () => {
  const seen = { name: 'Choir', power: 0.5, words: ['a'] }
  expect(merge(seen, seen, { ...seen, power: 0.8 })).toEqual({ ...seen, power: 0.8 })
  expect(merge(seen, { ...seen, name: 'Chamber choir' }, { ...seen, power: 0.8 })).toEqual({
    name: 'Chamber choir',
    power: 0.8,
    words: ['a'],
  })
  expect(merge({ name: 'a' }, { name: 'a', power: 1 }, { name: 'b' })).toEqual({
    name: 'b',
    power: 1,
  })
})

it('lets a line go that either has taken away', () => {
  expect(merge({ name: 'a', power: 1 }, { name: 'a' }, { name: 'b', power: 1 })).toEqual({
    name: 'b',
  })
  expect(merge({ name: 'a', power: 1 }, { name: 'c', power: 1 }, { name: 'a' })).toEqual({
    name: 'c',
  })
})

it('is at a loss where both changed one line, unless to the same', () => {
  expect(merge({ name: 'a' }, { name: 'b' }, { name: 'c' })).toBeNull()
  expect(merge({ name: 'a' }, { name: 'b' }, { name: 'b' })).toEqual({ name: 'b' })
})
