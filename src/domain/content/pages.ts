type Page = {
  /** The accessibility tests open the page as these. `neither` if it needs a query string. */
  seenBy: 'visitor' | 'person' | 'both' | 'neither'
  /** True if it is in the sitemap, because it needs no account. */
  isListed?: boolean
  /** Part of a payment, so it is missing if the instance has no plans. */
  isPayment?: boolean
  /** The label of its footer link. */
  footer?: string
}

/** All paths with a page. The server answers 404 to any other. */
export const PAGES = {
  '/': { seenBy: 'both', isListed: true },
  '/learn': { seenBy: 'both', isListed: true },
  '/learn/emotional-intelligence': { seenBy: 'visitor', isListed: true },
  '/auth': { seenBy: 'visitor' },
  '/dashboard': { seenBy: 'both' },
  '/self-map': { seenBy: 'both', isListed: true },
  '/analyze-situation': { seenBy: 'both', isListed: true },
  '/situation-history': { seenBy: 'both', isListed: true },
  '/subscription': { seenBy: 'both' },
  '/subscription/success': { seenBy: 'person', isPayment: true },
  '/subscription/cancel': { seenBy: 'person', isPayment: true },
  '/checkout/local': { seenBy: 'neither', isPayment: true },
  '/unsubscribe': { seenBy: 'neither' },
  '/profile': { seenBy: 'person' },
  '/premium-analytics': { seenBy: 'both' },
  '/help': { seenBy: 'visitor', isListed: true, footer: 'Get help now' },
  '/privacy': { seenBy: 'visitor', isListed: true, footer: 'Privacy' },
  '/terms': { seenBy: 'visitor', isListed: true, footer: 'Terms' },
  '/accessibility': { seenBy: 'visitor', isListed: true, footer: 'Accessibility' },
  '/api': { seenBy: 'visitor', isListed: true },
  '/admin': { seenBy: 'neither' },
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
