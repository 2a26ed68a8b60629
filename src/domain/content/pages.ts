/** Every address that has a page. The server answers 404 for any other, and the browser knows no more. */
export const PAGES = [
  '/',
  '/auth',
  '/dashboard',
  '/self-map',
  '/analyze-situation',
  '/check-in',
  '/situation-history',
  '/learn',
  '/learn/emotional-intelligence',
  '/subscription',
  '/subscription/success',
  '/subscription/cancel',
  '/checkout/local',
  '/unsubscribe',
  '/profile',
  '/take-along',
  '/premium-analytics',
  '/what-helps-me',
  '/before-it-happens',
  '/forecasts',
  '/letter',
  '/exercise',
  '/help',
  '/safety',
  '/privacy',
  '/terms',
  '/accessibility',
  '/api',
] as const
export type PagePath = (typeof PAGES)[number]

/** What a stranger can read without having anything here, for those who list the web. */
export const PUBLIC_PAGES: readonly PagePath[] = [
  '/',
  '/learn',
  '/learn/emotional-intelligence',
  '/self-map',
  '/analyze-situation',
  '/situation-history',
  '/help',
  '/safety',
  '/privacy',
  '/terms',
  '/accessibility',
  '/api',
]

/** The way through a payment; it leads nowhere where the house has no plans. */
export const PAYMENT_PAGES: readonly PagePath[] = [
  '/subscription/success',
  '/subscription/cancel',
  '/checkout/local',
]

/** A slash at the end changes nothing. */
export function isPage(path: string, hasPlans = true): boolean {
  const page = PAGES.find((page) => page === path.replace(/(?<=.)\/$/, ''))
  return page !== undefined && (hasPlans || !PAYMENT_PAGES.includes(page))
}
