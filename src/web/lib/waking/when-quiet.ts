/** In milliseconds: the longest wait for a quiet moment, and the wait where a browser cannot tell one. */
const AT_LAST = 3000
const SOON = 1000

/** Runs what nobody waits for when the page has nothing better to do. */
export function whenQuiet(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: AT_LAST })
  else setTimeout(run, SOON)
}

/** Lets the browser answer a touch before the next piece of work. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
