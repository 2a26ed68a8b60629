import { expect, it } from 'vitest'
import { everyPattern, findSlow, isAmbiguous } from '../scripts/check-patterns.ts'

const made = (source: string) => ({ source, flags: '', at: 'here' })

it('has few regular expressions that only a search can tell to be quick', async () => {
  const patterns = await everyPattern()
  expect(patterns.length).toBeGreaterThan(500)
  // `npm run attack` searches these. One more is a reason to write it otherwise, or to run that again.
  expect(patterns.filter(isAmbiguous).map(({ source }) => source.slice(0, 40))).toHaveLength(15)
})

it('notices those that a text could keep busy for ever, by their shape and by a search', async () => {
  expect(isAmbiguous(made('^\\w+ (?:a|b)? \\d*$'))).toBe(false)
  expect(isAmbiguous(made('^(a+)+$'))).toBe(true)
  expect(await findSlow([made('^(a+)+$'), made('^(?:a|a)*$')])).toHaveLength(2)
})
