/** In milliseconds: the longest wait for an idle moment, and the wait in browsers without `requestIdleCallback`. */
const AT_LAST = 3000
const SOON = 1000

/** Runs low-priority work when the page is idle. */
export function whenQuiet(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: AT_LAST })
  else setTimeout(run, SOON)
}

/** Yields to the event loop, so the browser can handle input. */
export const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
