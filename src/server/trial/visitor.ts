import type { HttpContext } from '#server/http/serve.ts'
import type { Services } from '#server/services.ts'

const COOKIE = 'visitor'
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60

/**
 * The moment a visitor first came, kept in a signed cookie so that it cannot be moved. Whoever has none
 * comes for the first time now. A date ahead of our clock counts as now: no trial starts in the future.
 */
export function visitorSince({ seal, cookies, now }: Services, c: HttpContext): number {
  const kept = Number(seal.open('visitor', cookies.read(c, COOKIE) ?? '') || Number.NaN)
  if (Number.isSafeInteger(kept)) return Math.min(kept, now())
  const since = now()
  cookies.write(c, COOKIE, seal.sign('visitor', String(since)), YEAR_IN_SECONDS)
  return since
}
