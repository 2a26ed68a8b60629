import { expect, it } from 'vitest'
import { ownLines } from './correction.ts'

it('counts what a person typed as their own words, and no line of ours that they tapped', () => {
  expect(
    ownLines({ expected: 'to be asked', expectedFrom: 'typed', saw: 'Nobody asked.' }),
  ).toEqual(expect.arrayContaining(['to be asked', 'Nobody asked.']))
  expect(ownLines({ expected: 'it to work out', expectedFrom: 'tapped' })).toEqual([])
  const beside = [{ category: 'fear', expected: 'to be safe', expectedFrom: 'tapped' }] as const
  expect(ownLines({ saw: 'Nobody asked.', beside: [...beside] })).toEqual(['Nobody asked.'])
})
