import { expect, it } from 'vitest'
import { flakyIn } from '../scripts/flaky-tests.mjs'

const spec = (title: string, ...statuses: string[]) => ({
  title,
  tests: statuses.map((status) => ({ status })),
})

it('names every browser test that passed only when it was tried again', () => {
  const report = [
    {
      title: 'house.spec.ts',
      specs: [spec('opens', 'expected'), spec('closes', 'flaky')],
      suites: [{ title: 'phone', specs: [spec('opens', 'expected', 'flaky')] }],
    },
    { title: 'learn.spec.ts', specs: [spec('breaks', 'unexpected')] },
  ]
  expect(flakyIn(report)).toEqual(['house.spec.ts › closes', 'house.spec.ts › phone › opens'])
  expect(flakyIn([])).toEqual([])
})
