let isBack = false

if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    isBack = true
  })
  // The router says so whenever a link was followed.
  addEventListener('pushState', () => {
    isBack = false
  })
}

/** Whether this page was come back to, where the browser finds the place again by itself. */
export const isGoingBack = (): boolean => isBack
