/**
 * Whether this is an instance under construction: the pages come from Vite, or the server has marked them
 * because it runs in development mode. Everywhere else what is for developers does nothing.
 */
export const isDevelopment = (): boolean =>
  import.meta.env.MODE === 'development' ||
  (typeof document !== 'undefined' && 'development' in document.documentElement.dataset)
