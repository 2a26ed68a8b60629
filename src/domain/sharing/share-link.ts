/** Addresses of published copies. Small, because every page checks its address. */

/** The kinds of copy. The app itself is public anyway. */
export const PUBLISHED = ['self-map', 'analysis'] as const
export type PublishedType = (typeof PUBLISHED)[number]

const PAGES: Record<PublishedType, string> = {
  'self-map': '/self-map',
  analysis: '/situation-history',
}

/** The page's address with the share's parameters. The id works as a secret. */
export const shareHref = (type: PublishedType, id: string): string =>
  `${PAGES[type]}?view=${type}&share=true&id=${encodeURIComponent(id)}`

/** The id in a shared address, or null for any other address. */
export function sharedIdIn(search: string): string | null {
  const asked = new URLSearchParams(search)
  const isPublished = PUBLISHED.some((type) => type === asked.get('view'))
  return isPublished && asked.get('share') === 'true' ? asked.get('id') : null
}
