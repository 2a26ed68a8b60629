import { DAY } from '#domain/values/duration.ts'
import type { Browser } from '#server/http/browser.ts'
import type { Services } from '#server/outside/services.ts'

const COOKIE = 'visitor'
const KEPT = 365 * DAY

/**
 * The moment a visitor first came, kept in a signed cookie so that it cannot be moved. Whoever has none
 * comes for the first time now. A date ahead of our clock counts as now: no trial starts in the future.
 */
export function visitorSince({ seal, now }: Services, browser: Browser): number {
  const kept = Number(seal.open('visitor', browser.readCookie(COOKIE) ?? '') || Number.NaN)
  if (Number.isSafeInteger(kept)) return Math.min(kept, now())
  const since = now()
  browser.writeCookie(COOKIE, seal.sign('visitor', String(since)), KEPT / 1000)
  return since
}
