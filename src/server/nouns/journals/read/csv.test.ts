import { expect, it } from 'vitest'
import { NOT_A_JOURNAL, TOO_MANY_NOTES } from '#domain/situation/journal.ts'
import { readCsv } from './table.ts'

it.each<[string, string, string[][]]>([
  ['nothing', '', []],
  ['one cell', 'a', [['a']]],
  [
    'commas',
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'semicolons',
    'a;b,c;d\ne;f;g',
    [
      ['a', 'b,c', 'd'],
      ['e', 'f', 'g'],
    ],
  ],
  [
    'tabs',
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['commas where there are as many of each', 'a,b;c', [['a', 'b;c']]],
  [
    'a sign inside quotes of the first line',
    '"a;b;c",d\ne,f',
    [
      ['a;b;c', 'd'],
      ['e', 'f'],
    ],
  ],
  [
    'every kind of line end',
    'a,b\r\nc,d\re,f\n',
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
  ],
  [
    'empty cells',
    'a,,b\n,c,',
    [
      ['a', '', 'b'],
      ['', 'c', ''],
    ],
  ],
  [
    'an empty cell at the very end',
    'a,b\nc,',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  [
    'empty rows, which are left out',
    'a,b\n\n,\nc,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'quotes',
    '"a ""b"" c","d\ne"\nf,g',
    [
      ['a "b" c', 'd\ne'],
      ['f', 'g'],
    ],
  ],
  [
    'spaces after a quote',
    '"a"  ,"b" \n"c",d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a quote in the middle of a cell', 'a"b,c', [['a"b', 'c']]],
])('reads %s', (_, text, rows) => {
  expect(readCsv(text)).toEqual(rows)
})

it('refuses a quote without its end, and more than any table of notes has', () => {
  expect(() => readCsv('"a,b')).toThrow(NOT_A_JOURNAL)
  expect(readCsv(Array(200).fill('x').join(','))[0]).toHaveLength(200)
  expect(() => readCsv(Array(201).fill('x').join(','))).toThrow(NOT_A_JOURNAL)
  expect(readCsv('x\n'.repeat(50_000))).toHaveLength(50_000)
  expect(() => readCsv('x\n'.repeat(50_001))).toThrow(TOO_MANY_NOTES)
  const wide = `${Array(100).fill('x').join(',')}\n`
  expect(readCsv(wide.repeat(5000))).toHaveLength(5000)
  expect(() => readCsv(wide.repeat(5001))).toThrow(TOO_MANY_NOTES)
})

it('refuses a cell that is nothing but quotation marks', () => {
  expect(() => readCsv(`date,text\n"${'""'.repeat(600_000)}"`)).toThrow(NOT_A_JOURNAL)
})
