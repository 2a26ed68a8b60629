let isBack = false

if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    isBack = true
  })
  // wouter dispatches this event on every push navigation.
  addEventListener('pushState', () => {
    isBack = false
  })
}

/** True if the page was reached with Back or Forward, so the browser restores the scroll position. */
export const isGoingBack = (): boolean => isBack
