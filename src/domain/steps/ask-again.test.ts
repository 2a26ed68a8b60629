import { expect, it } from 'vitest'
import { DAY } from '../values/duration.ts'
import { isAskedAgain } from './ask-again.ts'

it('asks on the second, third, fifth, eighth, fourteenth and thirtieth day, and not between two of them', () => {
  const weighedAt: number[] = []
  const asked = Array.from({ length: 40 }, (_, day) => day * DAY).filter((now) => {
    const isAsked = isAskedAgain({ createdAt: 0, weighedAt }, now)
    if ([1, 2, 4, 7, 13, 29].includes(now / DAY)) {
      expect(isAsked).toBe(true)
      weighedAt.push(now)
    }
    return isAsked
  })
  expect(asked.length).toBeLessThan(30)
  expect(isAskedAgain({ createdAt: 0, weighedAt: [4 * DAY] }, 5 * DAY)).toBe(false)
  expect(isAskedAgain({ createdAt: 0, weighedAt: [] }, 61 * DAY)).toBe(false)
})

it('asks after half a day, when it is older by more than half, and for sixty days', () => {
  const asked = (now: number, ...weighedAt: number[]) =>
    isAskedAgain(
      { createdAt: 10 * DAY, weighedAt: weighedAt.map((it) => 10 * DAY + it) },
      10 * DAY + now,
    )
  expect([asked(DAY / 2 - 1), asked(DAY / 2)]).toEqual([false, true])
  expect([asked(1.6 * DAY - 1, DAY), asked(1.6 * DAY, DAY)]).toEqual([false, true])
  expect([asked(1.6 * DAY, DAY, 2 * DAY), asked(3.2 * DAY, 2 * DAY, DAY)]).toEqual([false, true])
  expect([asked(60 * DAY - 1), asked(60 * DAY)]).toEqual([true, false])
})
