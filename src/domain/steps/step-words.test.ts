import { expect, it } from 'vitest'
import { isPlannable } from './step-words.ts'

it('tells a deed from other advice', () => {
  expect(isPlannable('If it is happening right now, call the emergency number.')).toBe(false)
  expect(isPlannable('Nothing has to be put back tonight.')).toBe(false)
  expect(isPlannable('Tonight, feet on the floor.')).toBe(false)
  expect(isPlannable('Call a friend.')).toBe(true)
  expect(isPlannable('Tomorrow at work, ask your boss for ten minutes.')).toBe(true)
})
