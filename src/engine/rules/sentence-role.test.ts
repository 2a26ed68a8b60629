import { expect, it } from 'vitest'
import { sentenceRole } from './sentence-role.ts'

it.each([
  ['i expected a call', {}, 'expectation'],
  ['"i expected a call" was all of it', {}, 'event'],
  ['i think he forgot', {}, 'reading'],
  [`i think ${'so '.repeat(18)}`.trim(), {}, 'reading'],
  [`i think ${'so '.repeat(19)}`.trim(), {}, 'event'],
  ['i am so sad about it', {}, 'feeling'],
  ['also worried, because it rained', {}, 'feeling'],
  ['my heart was heavy', {}, 'feeling'],
  ['i was at the lake', {}, 'event'],
  [`i am sad ${'and '.repeat(9)}`.trim(), {}, 'feeling'],
  [`i am sad ${'and '.repeat(10)}`.trim(), {}, 'event'],
  ['she moved the chair', { expectation: 0.9 }, 'event'],
  ['she would move the chair', { expectation: 0.75 }, 'expectation'],
  ['she would move the chair', { expectation: 0.74 }, 'event'],
  ['she moved the chair', { feeling: 0.75 }, 'other'],
  ['she moved the chair', { feeling: 0.74 }, 'event'],
  ['she moved the chair', { reading: 0.9 }, 'reading'],
  ['she moved the chair', { reading: 0.89 }, 'event'],
  ['she moved the chair', { other: 0.4, event: 0.4 }, 'event'],
  ['she moved the chair', { other: 0.5, event: 0.4 }, 'other'],
] as const)('“%s” with %j is %s', (sentence, opinion, role) => {
  expect(sentenceRole(sentence, opinion)).toBe(role)
})
