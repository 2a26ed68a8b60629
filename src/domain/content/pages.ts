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
  '/privacy',
  '/terms',
  '/accessibility',
  '/api',
  '/admin',
] as const
export type PagePath = (typeof PAGES)[number]

/** Where one writes. */
export const WRITING: PagePath = '/analyze-situation'

/** For those who run the house; nothing leads there, and for everybody else it is not there. */
const OPERATOR_PAGE: PagePath = '/admin'

/** What a stranger can read without having anything here, for those who list the web. */
export const PUBLIC_PAGES: readonly PagePath[] = [
  '/',
  '/learn',
  '/learn/emotional-intelligence',
  '/self-map',
  '/analyze-situation',
  '/situation-history',
  '/help',
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

/** What once had a page of its own, and where it stands now. These addresses are never given up. */
export const MOVED: Readonly<Record<string, string>> = {
  '/check-in': '/analyze-situation?mode=taps',
  '/before-it-happens': '/analyze-situation?mode=not-yet',
  '/exercise': '/analyze-situation?mode=exercise',
  '/forecasts': '/situation-history?show=forecasts',
  '/letter': '/situation-history?show=letters',
  '/what-helps-me': '/premium-analytics#helps',
  '/take-along': '/profile#take-along',
  '/safety': '/help#safety',
}

/** Tabs that became parts of another page. */
const MOVED_TABS: Readonly<Record<string, string>> = {
  '/self-map?tab=time': '/premium-analytics#time',
}

/** A slash at the end changes nothing. */
const plain = (path: string): string => path.replace(/(?<=.)\/$/, '').toLowerCase()

/** Where an old address leads now, with everything else that was asked for; null for every other address. */
export function movedTo(path: string, search: string): string | null {
  const query = new URLSearchParams(search)
  const tab = MOVED_TABS[`${plain(path)}?tab=${query.get('tab')}`]
  const target = tab ?? MOVED[plain(path)]
  if (!target) return null
  if (tab) query.delete('tab')
  const { pathname, searchParams, hash } = new URL(target, 'http://here')
  for (const [name, value] of searchParams) query.set(name, value)
  return `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`
}

export const isOperatorPage = (path: string): boolean => plain(path) === OPERATOR_PAGE

export function isPage(path: string, hasPlans = true): boolean {
  const page = PAGES.find((page) => page === plain(path))
  if (page) return hasPlans || !PAYMENT_PAGES.includes(page)
  return plain(path) in MOVED
}
