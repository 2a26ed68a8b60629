import { expect, it } from 'vitest'
import { isAlike, meaningsOf } from './alike.ts'

it.each([
  ['to be asked', 'ASKED', true],
  ['asking', 'she asks me', true],
  ['an invitation to tea', 'tea', true],
  // Half of the shorter line is enough, less is not.
  ['tea cake', 'tea bread butter', true],
  ['tea cake jam', 'tea bread butter honey', false],
  ['a quick answer', 'a quickly written reply', true],
  ['a big hug', 'a bigger car', false],
  // Nothing but small words: only the same line is the same.
  ['to be', 'To Be', true],
  ['to be', 'and then', false],
  ['to be', 'tea', false],
  ['', '', true],
])('%s and %s: %s', (first, second, same) => {
  const [one, other] = [meaningsOf(first), meaningsOf(second)]
  expect([isAlike(one, other), isAlike(other, one)]).toEqual([same, same])
})
