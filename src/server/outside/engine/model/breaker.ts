/** All in milliseconds. */
const FAILURES = 5
const WITHIN = 30_000
const REST = 60_000

/**
 * Stops asking a provider that keeps failing: after five failures within half a minute nobody waits for
 * it for a minute. Then one request tries; others follow when it went well.
 */
export function createBreaker(now: () => number) {
  let failures: number[] = []
  let restsUntil = 0
  let isTrying = false

  return {
    /** Whether the provider may be asked; whoever asks then reports how it went. */
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
