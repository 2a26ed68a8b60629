import { isDevelopment } from './browser/development.ts'

/** Development only: the query parameter that names the person to act as. Ignored otherwise. */
const NAME = 'dev-user-id'

export const devUserHere = (): string | null =>
  isDevelopment() ? new URLSearchParams(location.search).get(NAME) : null

export function withDevUser(href: string): string {
  const devUser = devUserHere()
  if (!devUser || !href.startsWith('/')) return href
  const address = new URL(href, location.origin)
  address.searchParams.set(NAME, devUser)
  return address.pathname + address.search + address.hash
}
