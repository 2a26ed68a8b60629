import { INVALID_RETURN_ADDRESS } from '#domain/people/plan.ts'
import { refuse } from '#server/base/refuse.ts'

/**
 * Accepts an address or path on this site below its base path. Refuses everything else, because another product may
 * share the host.
 */
export function readReturnAddress(typed: string, site: string): string {
  const { origin, pathname } = new URL(site)
  const door = pathname.replace(/\/?$/, '/')
  const isPlain = /^[\x21-\x7e]+$/.test(typed) && !typed.includes('\\')
  const isPath = /^\/(?!\/)/.test(typed)
  const address = isPlain ? URL.parse(isPath ? origin + typed : typed) : null
  const isOurs = address?.origin === origin && `${address.pathname}/`.startsWith(door)
  if (!isOurs || address.username || address.password)
    return refuse('invalid', INVALID_RETURN_ADDRESS)
  return address.href
}
