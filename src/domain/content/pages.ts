type Page = {
  /** Who sees it: the accessibility tests open it as these; `neither` needs more in its address than a path. */
  seenBy: 'visitor' | 'person' | 'both' | 'neither'
  /** In the sitemap: it can be read without an account. */
  isListed?: boolean
  /** Part of a payment, so it's missing where the instance has no plans. */
  isPayment?: boolean
  /** Its link in the footer of every page. */
  footer?: string
}

/** Every address that has a page. The server answers 404 to any other. */
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

/** Where people write. */
export const WRITING = '/analyze-situation'

/** For operators. Nothing links to it, and everyone else gets a 404. */
export const OPERATOR_PAGE = '/admin'

/** What once had a page of its own, and where it is now. These addresses are never given up. */
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
export const MOVED_TABS: Readonly<Record<string, string>> = {
  '/self-map?tab=time': '/premium-analytics#time',
}
