import { expect, it } from 'vitest'
import { firstPersonIn } from './first-person.ts'

it.each([
  ['', 0],
  ['Mara worked until midnight. She wanted the bank to see it.', 0],
  ['Mara is tired. I think she is right.', 1],
  ['I’m sure that I’ve told my sister, and it was mine, not me myself', 6],
  ['He said “I am tired of my work” and left.', 0],
  ['In Iceland Mimi met the mine of Miriam', 1],
])('counts what says I in %j', (text, count) => {
  expect(firstPersonIn(text).count).toBe(count)
})

it('says which share of the words that is', () => {
  expect(firstPersonIn('I saw my dog')).toEqual({ count: 2, share: 0.5 })
  expect(firstPersonIn('...').share).toBe(0)
})
