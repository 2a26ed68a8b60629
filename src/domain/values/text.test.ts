import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  isSavableLine,
  lengthOf,
  line,
  lines,
  tidyLine,
  tidyLines,
  UNSAVABLE_TEXT,
  upperFirst,
  withoutLongGaps,
} from './text.ts'

const BOUNDS = { min: 2, max: 4, tooShort: 'too short', tooLong: 'too long' }
const read = (schema: z.ZodMiniType, value: unknown) => {
  const result = z.safeParse(schema, value)
  return result.success ? result.data : result.error.issues[0]!.message
}

it.each([
  ['a', 'too short'],
  [' a ', 'too short'],
  ['ab', 'ab'],
  [' \u200babcd\u00ad ', 'abcd'],
  ['abcde', 'too long'],
  ['🏡🏡🏡🏡', '🏡🏡🏡🏡'],
  ['a\nb', UNSAVABLE_TEXT],
  ['a\u0000b', UNSAVABLE_TEXT],
  ['ab\ud800', UNSAVABLE_TEXT],
  [7, 'too short'],
])('takes one line of two to four letters: %j', (typed, kept) => {
  expect(read(line(BOUNDS), typed)).toBe(kept)
})

it('takes several lines, with their breaks made one kind', () => {
  expect(read(lines(BOUNDS), 'a\r\nb')).toBe('a\nb')
  expect(read(lines(BOUNDS), '\n a\rb\t\n')).toBe('a\nb')
  expect(read(lines(BOUNDS), 'a\u0007b')).toBe(UNSAVABLE_TEXT)
  expect(read(lines({ ...BOUNDS, min: 0, tooShort: '' }), null)).toBe('Please write text here.')
})

it('takes nothing that its description would refuse', () => {
  const pieces = ['a', ' ', '🏡', 'e\u0301', '\u0958', '\u200b', '\n', 'ß', '\u3000']
  const texts = pieces.flatMap((one) => pieces.flatMap((two) => pieces.map((it) => one + two + it)))
  for (const min of [0, 1, 2, 3])
    for (const make of [line, lines]) {
      const schema = make({ ...BOUNDS, min })
      const { minLength = 0, ...words } = z.toJSONSchema(schema, { io: 'input' })
      for (const text of [...pieces, ...texts].filter((it) => z.safeParse(schema, it).success))
        expect([text, lengthOf(text) >= minLength]).toEqual([text, true])
      expect(words).toEqual({
        $schema: expect.any(String),
        type: 'string',
        description: expect.stringContaining('4 characters'),
      })
    }
})

it('tidies what nobody sees, and nothing inside', () => {
  expect(tidyLine('\u202e Ada  Lovelace \u200b')).toBe('Ada  Lovelace')
  expect(tidyLine('A\u202ed\u2066a\u200b!')).toBe('Ada!')
  expect([tidyLine(' \u2800 '), tidyLines('\r\n\r'), tidyLines(' a \r\n b ')]).toEqual([
    '',
    '',
    'a \n b',
  ])
  expect(tidyLine('e\u0301')).toBe('é')
  expect(withoutLongGaps(`a${' '.repeat(100)}b`)).toHaveLength(102)
  expect(withoutLongGaps(`a${' '.repeat(101)}b`)).toBe('a\n\nb')
  expect([lengthOf('🏡a'), upperFirst('my son'), upperFirst('')]).toEqual([2, 'My son', ''])
  expect([isSavableLine('a b'), isSavableLine('a\tb'), isSavableLine('\ud800')]).toEqual([
    true,
    false,
    false,
  ])
})
