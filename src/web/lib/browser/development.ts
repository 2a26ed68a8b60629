/**
 * True if Vite serves the pages or the server marked them as development mode. Developer features do nothing otherwise.
 */
export const isDevelopment = (): boolean =>
  import.meta.env.MODE === 'development' ||
  (typeof document !== 'undefined' && 'development' in document.documentElement.dataset)
