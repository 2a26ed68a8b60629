/** Addresses of published copies. Small, because every page asks whether its own address is one. */

/** What can be published; the app itself is public already. */
export const PUBLISHED = ['self-map', 'analysis'] as const
export type PublishedType = (typeof PUBLISHED)[number]

const PAGES: Record<PublishedType, string> = {
  'self-map': '/self-map',
  analysis: '/situation-history',
}

/** The page's own address with what to show; only who has the id can open it. */
export const shareHref = (type: PublishedType, id: string): string =>
  `${PAGES[type]}?view=${type}&share=true&id=${encodeURIComponent(id)}`

/** The id in a shared address, or null where the address is not one. */
export function sharedIdIn(search: string): string | null {
  const asked = new URLSearchParams(search)
  const isPublished = PUBLISHED.some((type) => type === asked.get('view'))
  return isPublished && asked.get('share') === 'true' ? asked.get('id') : null
}
