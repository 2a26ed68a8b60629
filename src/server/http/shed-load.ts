import { refuse } from '#server/base/refuse.ts'
import type { Middleware } from './serve.ts'

/** More than this at once would only make everybody wait. */
const AT_ONCE = 256

/** Better a quick "try again" for some than a slow answer for all. */
export function shedLoad(atOnce = AT_ONCE): Middleware {
  let running = 0
  return async (_, next) => {
    if (running >= atOnce)
      refuse('unavailable', 'Many people are here right now. Please try again in a moment.', {
        retryAfterSeconds: 5,
      })
    running += 1
    try {
      await next()
    } finally {
      running -= 1
    }
  }
}
