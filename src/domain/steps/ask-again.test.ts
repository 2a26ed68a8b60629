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
