import { expect, it } from 'vitest'
import { wordRuns } from './word-runs.ts'

it('lists every run of so many words, in small letters and without signs', () => {
  expect(wordRuns('He’s late, AGAIN: Zoë 2 left-hand.', 3)).toEqual([
    'he’s late again',
    'late again zoë',
    'again zoë 2',
    'zoë 2 left-hand',
  ])
})

it('finds exactly one in a text that is just long enough, and none in a shorter one', () => {
  expect(wordRuns('one two three', 3)).toEqual(['one two three'])
  expect(wordRuns('one two', 3)).toEqual([])
  expect(wordRuns('', 3)).toEqual([])
})
