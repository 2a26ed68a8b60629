import { expect, it } from 'vitest'
import { everyPattern, findSlow, isAmbiguous } from '../scripts/attack/patterns.ts'
import { findSuperlinear } from '../scripts/attack/superlinear.ts'

const patterns = await everyPattern()
const made = (source: string) => ({ source, flags: '', at: 'here' })

it('has few regular expressions that only a search can tell to be quick', () => {
  expect(patterns.length).toBeGreaterThan(500)
  // `npm run attack` searches these. One more is a reason to write it otherwise, or to run that again.
  expect(patterns.filter(isAmbiguous).map(({ source }) => source.slice(0, 40))).toHaveLength(9)
})

it('notices those that a text could keep busy for ever, by their shape and by a search', async () => {
  expect(isAmbiguous(made('^\\w+ (?:a|b)? \\d*$'))).toBe(false)
  expect(isAmbiguous(made('^(a+)+$'))).toBe(true)
  expect(await findSlow([made('^(a+)+$'), made('^(?:a|a)*$')])).toHaveLength(2)
})

it('reads a text that is four times as long with four times the work, by every regular expression', () => {
  expect(findSuperlinear(patterns)).toEqual([])
})

it('notices those that begin anew at every letter', () => {
  const steep = [made('[.!\\s]+$'), made('“[^”]*”')]
  expect(findSuperlinear(steep)).toHaveLength(2)
  expect(findSuperlinear([made('(?<![.!\\s])[.!\\s]+$'), made('“[^“”]*”')])).toEqual([])
})
