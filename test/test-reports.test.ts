import { expect, it } from 'vitest'
import { failedIn, namedIn } from '../scripts/test-reports.mjs'

const spec = (title: string, ...statuses: string[]) => ({
  title,
  tests: statuses.map((status) => ({ status })),
})

it('names every browser test that passed only when it was tried again, or never', () => {
  const report = [
    {
      title: 'house.spec.ts',
      specs: [spec('opens', 'expected'), spec('closes', 'flaky')],
      suites: [{ title: 'phone', specs: [spec('opens', 'expected', 'flaky')] }],
    },
    { title: 'learn.spec.ts', specs: [spec('breaks', 'unexpected')] },
  ]
  expect(namedIn(report, 'flaky')).toEqual([
    'house.spec.ts › closes',
    'house.spec.ts › phone › opens',
  ])
  expect(namedIn(report, 'unexpected')).toEqual(['learn.spec.ts › breaks'])
  expect(namedIn([], 'flaky')).toEqual([])
})

it('names every other test that failed and why, and every file that could not be run', () => {
  const test = (fullName: string, ...failureMessages: string[]) => ({
    status: failureMessages.length > 0 ? 'failed' : 'passed',
    fullName,
    failureMessages,
  })
  const files = [
    {
      name: '/house/a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [test('adds'), test('takes', 'expected 1\nto be 2')],
    },
    { name: '/house/b.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
    { name: '/house/c.test.ts', status: 'passed', message: '', assertionResults: [test('stands')] },
  ]
  expect(failedIn(files, '/house')).toEqual([
    'a.test.ts › takes\n  expected 1\n  to be 2',
    'b.test.ts: no such file',
  ])
})
