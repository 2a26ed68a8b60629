import { expect, it } from 'vitest'
import { DAY, HOUR } from '../values/duration.ts'
import { isTossClosed, isTossDue, NewExperiment, SAME_WAYS } from './own-experiment.ts'

const toss = { createdAt: DAY, answeredAt: null, isRefused: false }

it.each([
  [20 * HOUR - 1, false, false],
  [20 * HOUR, true, false],
  [3 * DAY - 1, true, false],
  [3 * DAY, false, true],
])('is asked about from twenty hours to three days later: %d', (later, isDue, isClosed) => {
  expect([isTossDue(toss, DAY + later), isTossClosed(toss, DAY + later)]).toEqual([isDue, isClosed])
})

it('is not asked about once it is answered or refused', () => {
  const answered = { ...toss, answeredAt: DAY + 1 }
  expect([isTossDue(answered, 2 * DAY), isTossClosed(answered, DAY + 1)]).toEqual([false, true])
  expect(isTossDue({ ...toss, isRefused: true }, 2 * DAY)).toBe(false)
})

it('is between two different things', () => {
  const made = (wayA: string, wayB: string) =>
    NewExperiment.safeParse({ category: 'anger', wayA, wayB })
  expect(made('walk', 'write').success).toBe(true)
  expect(made('Walk', 'walk').error?.issues[0]).toMatchObject({
    message: SAME_WAYS,
    path: ['wayB'],
  })
  expect([made('w', 'write').success, made('walk', 'x'.repeat(81)).success]).toEqual([false, false])
})
