import { trialAt } from '#domain/people/trial.ts'
import type { Trial } from '#domain/people/trial-state.ts'
import { DAY } from '#domain/values/duration.ts'
import type { Visit } from '#server/http/browser.ts'

const COOKIE = 'visitor'
const KEPT = 365 * DAY

/**
 * Returns a visitor's first visit, stored in a signed cookie. Without one it is now; a date ahead of our clock counts
 * as now, so that no trial starts in the future.
 */
function visitorSince({ seal, now, browser }: Visit): number {
  const kept = Number(seal.open('visitor', browser.readCookie(COOKIE) ?? '') || Number.NaN)
  if (Number.isSafeInteger(kept)) return Math.min(kept, now())
  const since = now()
  browser.writeCookie(COOKIE, seal.sign('visitor', String(since)), KEPT / 1000)
  return since
}

export function visitorTrial(visit: Visit): Trial {
  const since = visitorSince(visit)
  return trialAt(visit.now(), { isSubscribed: false, accountSince: null, visitorSince: since })
}
