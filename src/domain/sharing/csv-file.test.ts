import { expect, it } from 'vitest'
import { csvOf, withoutMark } from './csv-file.ts'
import { sharedIdIn, shareHref } from './share-link.ts'

it('writes cells as a spreadsheet reads them, and runs none of them', () => {
  expect(
    csvOf([
      ['plain', 'with, comma', 'a "quote"', 'two\nlines', null, 7, true],
      ['=1+1', '+a', '-5', '@x', "'a", '＝x', -5],
    ]),
  ).toBe(`plain,"with, comma","a ""quote""","two\nlines",,7,true\r\n'=1+1,'+a,'-5,'@x,'a,'＝x,-5`)
  expect(csvOf([])).toBe('')
})

it.each([
  ["'=1", '=1'],
  ["'a", "'a"],
  ["''=1", "''=1"],
  ['=1', '=1'],
  ["'", "'"],
])('reads %s back as %s', (cell, said) => {
  expect(withoutMark(cell)).toBe(said)
})

it('knows its own addresses and no others', () => {
  const search = new URL(shareHref('analysis', 'a b'), 'https://a.example').search
  expect(sharedIdIn(search)).toBe('a b')
  expect(sharedIdIn('?view=self-map&share=true&id=x')).toBe('x')
  expect(
    ['?view=app&share=true&id=x', '?view=analysis&share=false&id=x', '?id=x', ''].map(sharedIdIn),
  ).toEqual([...[null, null, null, null]])
})
