import { type Counted, countedCalls } from '#server/outside/rate/rate-limit.ts'
import type { Middleware } from './serve.ts'

/**
 * Says how much is left wherever a call was counted, so that a program can wait before it is turned away
 * (`RateLimit` and `RateLimit-Policy` of the IETF's draft). Of several counts the tightest is told.
 */
export const rateHeaders: Middleware = (c, next) => {
  const notes: Counted[] = []
  return countedCalls.run(notes, async () => {
    await next()
    const [tightest] = notes.sort((one, other) => one.left - other.left)
    if (!tightest) return
    const { rate, left, resetsIn } = tightest
    c.res.headers.set('RateLimit-Policy', `"${rate.name}";q=${rate.most};w=${rate.within / 1000}`)
    c.res.headers.set('RateLimit', `"${rate.name}";r=${left};t=${resetsIn}`)
  })
}
