import { MOVED, MOVED_TABS, OPERATOR_PAGE, PAGES } from '#domain/content/pages.ts'

export type PagePath = keyof typeof PAGES

const all = Object.keys(PAGES) as PagePath[]

export const PAGE_PATHS: readonly PagePath[] = all
export const LISTED_PAGES = all.filter((path) => PAGES[path].isListed)
export const PAYMENT_PAGES = all.filter((path) => 'isPayment' in PAGES[path])

/** Ignores a trailing slash and case. */
const plain = (path: string): string => path.replace(/(?<=.)\/$/, '').toLowerCase()

/** The new address of a moved page, with its query. Null for any other address. */
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
  const page = all.find((page) => page === plain(path))
  if (page) return hasPlans || !PAYMENT_PAGES.includes(page)
  return plain(path) in MOVED
}
