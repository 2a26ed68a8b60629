import { expect, it } from 'vitest'
import { line, lines, tidyLines } from '../values/text.ts'

/** As much as a call may carry. */
const LENGTH = 64_000
const bounds = { min: 1, max: 5000, tooShort: 'Too short', tooLong: 'Too long' }
const FIELDS = { line: line(bounds), lines: lines(bounds) }

const UNITS = [
  ' ',
  '\t',
  '\n',
  ' \n',
  '\r\n',
  '\u00a0',
  '\u200b',
  '\u2028',
  '\u202e',
  '\ufeff',
  'a ',
]

/** The machine may be busy; the text itself must not keep it so. */
function quickest(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const began = performance.now()
    work()
    return performance.now() - began
  })
  return Math.min(...times)
}

it.each(UNITS)(
  'is not kept busy by a text full of %j, wherever it stands',
  (unit) => {
    const many = unit.repeat(LENGTH / unit.length)
    for (const text of [many, `I${many}x`, `I${many}`, `${many}x`])
      for (const [name, field] of Object.entries(FIELDS))
        expect([name, quickest(() => field.safeParse(text)) < 200]).toEqual([name, true])
  },
  30_000,
)

it('takes what nobody can see away at both ends, and nothing in between', () => {
  expect(tidyLines(' \u200b\n\u2060Two\u200b words\n\nand 👩‍👧\ufeff\u00a0\n')).toBe(
    'Two\u200b words\n\nand 👩‍👧',
  )
  expect(tidyLines('\u200b \n')).toBe('')
})
