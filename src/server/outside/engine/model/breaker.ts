/** `WITHIN` and `REST` in milliseconds. */
const FAILURES = 5
const WITHIN = 30_000
const REST = 60_000

/**
 * A circuit breaker: after five failures within half a minute it rejects requests for a minute. Then one request
 * tries, and success closes it.
 */
export function createBreaker(now: () => number) {
  let failures: number[] = []
  let restsUntil = 0
  let isTrying = false

  return {
    /** True if the provider may be asked. The caller must then report the outcome. */
    mayAsk(): boolean {
      if (now() < restsUntil || isTrying) return false
      isTrying = restsUntil > 0
      return true
    },
    wentWell(): void {
      failures = []
      restsUntil = 0
      isTrying = false
    },
    failed(): void {
      failures = [...failures.filter((at) => now() - at < WITHIN), now()]
      if (isTrying || failures.length >= FAILURES) restsUntil = now() + REST
      isTrying = false
    },
  }
}
