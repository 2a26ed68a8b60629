import { expect, it } from 'vitest'
import { circleAmong } from './page-files.ts'

const chunksOf = (imports: Record<string, string[]>) =>
  new Map(
    Object.entries(imports).map(([fileName, used]) => [fileName, { fileName, imports: used }]),
  )

it('finds files that wait for each other, and only those', () => {
  expect(circleAmong(chunksOf({ a: ['b', 'c'], b: ['c'], c: [] }))).toBeNull()
  expect(circleAmong(chunksOf({ a: ['b'], b: ['c'], c: ['d'], d: ['b'] }))).toEqual([
    'b',
    'c',
    'd',
    'b',
  ])
})
