import { countedCalls, type RateState } from '#server/outside/rate/rate-limit.ts'
import type { Middleware } from './serve.ts'

/**
 * Sends the remaining quota of a counted call (`RateLimit` and `RateLimit-Policy` of the IETF draft), so that
 * programs can back off. Of several quotas it sends the tightest.
 */
export const rateHeaders: Middleware = (c, next) => {
  const notes: RateState[] = []
  return countedCalls.run(notes, async () => {
    await next()
    const [tightest] = notes.sort((one, other) => one.left - other.left)
    if (!tightest) return
    const { rate, left, resetsIn } = tightest
    c.res.headers.set('RateLimit-Policy', `"${rate.name}";q=${rate.max};w=${rate.within / 1000}`)
    c.res.headers.set('RateLimit', `"${rate.name}";r=${left};t=${resetsIn}`)
  })
}
