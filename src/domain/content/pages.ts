type Page = {
  /** The heading. Null if the screen words it, such as with the person's name. */
  title: string | null
  /** The accessibility tests open the page as these. `neither` if it needs a query string. */
  seenBy: 'visitor' | 'person' | 'both' | 'neither'
  /** True if it is in the sitemap, because it needs no account. */
  isListed: boolean
  /** The label of its footer link. */
  footer: string | null
  /** Part of a payment, so it is missing if the instance has no plans. */
  isPayment?: true
}

/**
 * All paths with a page. The server answers 404 to any other. `web/app/routes.tsx` and `content/tour.ts` don't compile
 * without a row for each.
 */
export const PAGES = {
  '/': { title: null, seenBy: 'both', isListed: true, footer: null },
  '/learn': { title: null, seenBy: 'both', isListed: true, footer: null },
  '/learn/emotional-intelligence': { title: null, seenBy: 'visitor', isListed: true, footer: null },
  '/auth': { title: null, seenBy: 'visitor', isListed: false, footer: null },
  '/dashboard': { title: null, seenBy: 'both', isListed: false, footer: null },
  '/self-map': { title: null, seenBy: 'both', isListed: true, footer: null },
  '/analyze-situation': {
    title: 'Analyze a Situation',
    seenBy: 'both',
    isListed: true,
    footer: null,
  },
  '/situation-history': {
    title: 'Situation History',
    seenBy: 'both',
    isListed: true,
    footer: null,
  },
  '/subscription': { title: 'Subscription', seenBy: 'both', isListed: false, footer: null },
  '/subscription/success': {
    title: 'Subscription Successful!',
    seenBy: 'person',
    isListed: false,
    footer: null,
    isPayment: true,
  },
  '/subscription/cancel': {
    title: 'Subscription Cancelled',
    seenBy: 'person',
    isListed: false,
    footer: null,
    isPayment: true,
  },
  '/checkout/local': {
    title: 'Test checkout',
    seenBy: 'neither',
    isListed: false,
    footer: null,
    isPayment: true,
  },
  '/unsubscribe': { title: 'Optional emails', seenBy: 'neither', isListed: false, footer: null },
  '/profile': { title: 'My Profile', seenBy: 'person', isListed: false, footer: null },
  '/premium-analytics': { title: null, seenBy: 'both', isListed: false, footer: null },
  '/help': { title: 'Get help now', seenBy: 'visitor', isListed: true, footer: 'Get help now' },
  '/privacy': { title: 'Privacy', seenBy: 'visitor', isListed: true, footer: 'Privacy' },
  '/terms': { title: 'Terms', seenBy: 'visitor', isListed: true, footer: 'Terms' },
  '/accessibility': {
    title: 'Accessibility',
    seenBy: 'visitor',
    isListed: true,
    footer: 'Accessibility',
  },
  '/api': { title: 'API', seenBy: 'visitor', isListed: true, footer: null },
  '/admin': { title: 'This site', seenBy: 'neither', isListed: false, footer: null },
} as const satisfies Record<string, Page>

/** The page with the writing form. */
export const WRITING = '/analyze-situation'

/** For operators. Nothing links to it, and everyone else gets a 404. */
export const OPERATOR_PAGE = '/admin'

/** Redirects from former pages. Never remove one. */
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

/** Redirects from former tabs. */
export const MOVED_TABS: Readonly<Record<string, string>> = {
  '/self-map?tab=time': '/premium-analytics#time',
}
