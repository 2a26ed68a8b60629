import { expect, it } from 'vitest'
import { normalise } from '../input/normalise.ts'
import { ownDeed } from './candour.ts'

const deedIn = (text: string, category: Parameters<typeof ownDeed>[0] = 'anger') =>
  ownDeed(category, normalise(text))?.id ?? null

it.each([
  ["I read Oskar's notebook while he was in the shower.", 'read-private'],
  ["I told him he'd get it when things settle, I've just paid for Bali.", 'owes'],
  ['I only ever went in while they were at work to straighten things up.', 'went-in'],
  ['And I threw out those letters from her ex.', 'went-in'],
  ['I made Hana redo the trays four times in front of the queue.', 'shown-up'],
])('hears the other side of “%s”', (text, id) => {
  expect(deedIn(text)).toBe(id)
})

it.each([
  "I read Oskar's new book in one evening.",
  "I told him he'd get a cake for his birthday.",
  'I went in and they were all asleep on the sofa.',
  'I threw out my old letters.',
  'She made me redo the trays in front of the queue.',
])('finds nothing to answer for in “%s”', (text) => {
  expect(deedIn(text)).toBeNull()
})

it('tells who is proud of it only what was done to somebody in front of others', () => {
  expect(deedIn('I made Hana redo the trays in front of everyone.', 'pride')).toBe('shown-up')
  expect(deedIn('I finally yelled at him.', 'pride')).toBeNull()
})
