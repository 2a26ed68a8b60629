import { expect, it } from 'vitest'
import type { Experiment } from '../steps/own-experiment.ts'
import { formatExperiment, formatTosses } from './experiment-words.ts'

const EXPERIMENT: Experiment = {
  id: 1,
  category: 'anger',
  wayA: 'walk',
  wayB: 'write',
  createdAt: '',
  endedAt: null,
  tosses: 24,
  refused: 2,
  state: 'told',
  answered: 22,
  didOtherwise: 0,
  difference: { apart: 2.4, from: 0.9, to: 3.8 },
}
const said = (change: Partial<Experiment>) => formatExperiment({ ...EXPERIMENT, ...change })

it.each<[Partial<Experiment>, string]>([
  [{ state: 'stopped', tosses: 1 }, 'Stopped after 1 toss: no result.'],
  [{ state: 'stopped', tosses: 7 }, 'Stopped after 7 tosses: no result.'],
  [
    { state: 'too many unanswered' },
    'More than a quarter of the questions weren’t answered, so we can’t say.',
  ],
  [
    { state: 'goes on', tosses: 23 },
    '23 of 24 tosses. We won’t look before then, because chance could fool us.',
  ],
  [{ state: 'goes on', tosses: 24 }, '24 of 40 tosses. At 24 we couldn’t say.'],
  [
    { state: 'cannot be told', difference: { apart: 0.2, from: -1.3, to: 1.1 } },
    'We can’t see a difference. If there is one, it’s likely below 1.5 of 10.',
  ],
  [
    { state: 'cannot be told', difference: { apart: 0.2, from: -0.7, to: 1.1 } },
    'We can’t see a difference. If there is one, it’s likely below 1 of 10.',
  ],
  [
    { state: 'cannot be told', difference: null },
    'We can’t see a difference. If there is one, it’s likely below 0 of 10.',
  ],
  [
    {},
    'A day later anger was lighter when the coin said “walk” than when it said “write”: by about 2.5 points out of 10, probably between 1 and 4.',
  ],
  [
    { difference: { apart: -1.1, from: -2.3, to: 0.2 } },
    'A day later anger was lighter when the coin said “write” than when it said “walk”: by about 1 points out of 10, probably between 0 and 2.5.',
  ],
  [
    { difference: { apart: -2.1, from: -3.3, to: -0.9 } },
    'A day later anger was lighter when the coin said “write” than when it said “walk”: by about 2 points out of 10, probably between 1 and 3.5.',
  ],
])('says of %j: %s', (change, words) => {
  expect(said(change)).toBe(words)
})

it('says what it rests on', () => {
  expect(formatTosses(EXPERIMENT)).toBe(
    '22 answered, 2 refused. We go by what the coin said, whatever you did.',
  )
  expect(formatTosses({ ...EXPERIMENT, didOtherwise: 1 })).toBe(
    '22 answered, 2 refused, 1 done differently. We go by what the coin said, whatever you did.',
  )
})
