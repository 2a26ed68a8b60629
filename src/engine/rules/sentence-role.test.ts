import { expect, it } from 'vitest'
import { sentenceRole } from './sentence-role.ts'

it.each([
  [{ expectation: 0.9 }, 'expectation'],
  [{ feeling: 0.5 }, 'feeling'],
  [{ reading: 0.49, event: 0.3 }, 'event'],
  [{}, 'event'],
] as const)(
  'is what the model is clear about, else the telling of an event: %j',
  (opinion, role) => {
    expect(sentenceRole(opinion)).toBe(role)
  },
)
