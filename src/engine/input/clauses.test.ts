/**
 * Clauses as people write them in a journal, each with the form it must take when it is told back in the
 * middle of a sentence. A dash means that it cannot be turned safely, and is left.
 */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { clauseOf } from './clause.ts'

const ROWS = readFileSync(new URL('../../../test/golden/clauses.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [first: string, expected: string])

it('has at least four hundred different clauses', () => {
  expect(new Set(ROWS.map(([first]) => first)).size).toBeGreaterThanOrEqual(400)
})

it.each(ROWS)('%s → %s', (first, expected) => {
  expect(clauseOf(first)?.turned ?? '-').toBe(expected)
})
