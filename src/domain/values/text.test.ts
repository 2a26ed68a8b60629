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

it('says the same in its pattern as in its rule', () => {
  for (const min of [0, 1, 2, 3])
    for (const [make, texts] of [
      [line, ['', ' ', 'a', ' a ', 'ab', 'a b', 'abc', 'abcd', ' abcd ', 'abcde', 'a\tb']],
      [lines, ['', '\n', 'a', '\na\n', 'a\nb', 'abcd', 'abcde', 'a\u0007b', 'a\nbc']],
    ] as const) {
      const schema = make({ ...BOUNDS, min })
      const pattern = new RegExp(z.toJSONSchema(schema, { io: 'input' }).pattern!, 'u')
      for (const text of texts)
        expect([text, pattern.test(text)]).toEqual([text, z.safeParse(schema, text).success])
    }
})

it('tidies what nobody sees, and nothing inside', () => {
  expect(tidyLine('\u202e Ada  Lovelace \u200b')).toBe('Ada  Lovelace')
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
