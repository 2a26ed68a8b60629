/** Development only: the address names the person to act as. The server ignores it elsewhere. */
const NAME = 'dev-user-id'

export const findDevUser = (): string | null => new URLSearchParams(location.search).get(NAME)

export function keepDevUser(href: string): string {
  const devUser = findDevUser()
  if (!devUser || !href.startsWith('/')) return href
  const address = new URL(href, location.origin)
  address.searchParams.set(NAME, devUser)
  return address.pathname + address.search + address.hash
}
