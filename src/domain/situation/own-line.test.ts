import { expect, it } from 'vitest'
import { ownLine, ownTitle } from './own-line.ts'

it('is the first sentence, however it ends', () => {
  expect(ownLine('She said yes!! I cannot stop smiling.')).toBe('She said yes!!')
  expect(ownLine('He said “no problem.” It is a problem.')).toBe('He said “no problem.”')
  expect(ownLine('  no end\nof the line ')).toBe('no end of the line')
})

it('is cut between words where it is long', () => {
  const line = ownLine(`${'word '.repeat(40)}end.`)
  expect(line.length).toBeLessThanOrEqual(111)
  expect(line).toMatch(/word…$/)
  expect(ownLine('x'.repeat(300))).toHaveLength(111)
})

it('leaves a title out that says the same words again', () => {
  const words = 'The rent goes up. I did the sums.'
  expect(ownTitle('The rent goes up', words)).toBe('')
  expect(ownTitle('Money', words)).toBe('Money')
})
