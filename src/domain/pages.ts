/** Every address that has a page. The server answers 404 for any other, and the browser knows no more. */
export const PAGES = [
  '/',
  '/auth',
  '/dashboard',
  '/self-map',
  '/analyze-situation',
  '/situation-history',
  '/learn',
  '/learn/emotional-intelligence',
  '/subscription',
  '/subscription/success',
  '/subscription/cancel',
  '/checkout/local',
  '/unsubscribe',
  '/profile',
  '/premium-analytics',
  '/help',
  '/safety',
] as const
export type PagePath = (typeof PAGES)[number]

/** A slash at the end changes nothing. */
export const isPage = (path: string): boolean =>
  (PAGES as readonly string[]).includes(path.replace(/(?<=.)\/$/, ''))
