import { expect, it } from 'vitest'
import { canHaveHappened, choosableDays, datesOf, noonOf, whenOf } from './happened.ts'

it('names both moments only where they differ', () => {
  const [then, now] = [Date.parse('2026-11-15T11:00Z'), Date.parse('2026-11-17T20:00Z')]
  expect(datesOf(now, now)).toEqual({ createdAt: '2026-11-17T20:00:00.000Z' })
  const dates = datesOf(then, now)
  expect(dates).toEqual({
    createdAt: '2026-11-17T20:00:00.000Z',
    happenedAt: '2026-11-15T11:00:00.000Z',
  })
  expect([whenOf(dates), whenOf(datesOf(now, now))]).toEqual([dates.happenedAt, dates.createdAt])
})

it('offers the days of the person’s own place, the first of which everybody may choose', () => {
  const now = Date.parse('2026-11-17T23:30Z')
  expect(choosableDays(now, 'Europe/Berlin')).toEqual({
    oldest: '1990-01-02',
    yesterday: '2026-11-17',
    today: '2026-11-18',
  })
  expect(choosableDays(now, 'America/New_York').today).toBe('2026-11-17')
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const { oldest, yesterday } = choosableDays(now, zone)
    for (const day of [oldest, yesterday])
      expect(canHaveHappened(Date.parse(noonOf(day, zone)), now)).toBe(true)
  }
})

it('takes nothing that is to come, and nothing older than any diary here', () => {
  const now = Date.parse('2026-11-17T20:00Z')
  expect([now, now + 1].map((moment) => canHaveHappened(moment, now))).toEqual([true, false])
  const first = Date.parse('1990-01-01T00:00Z')
  expect([first, first - 1].map((moment) => canHaveHappened(moment, now))).toEqual([true, false])
})
