import { INVALID_RETURN_ADDRESS } from '#domain/plan.ts'
import type { Config } from '#server/config.ts'
import { ownOriginOf } from '#server/http/own-site-only.ts'
import { refuse } from '#server/refuse.ts'
import { isLoopbackHost } from '#server/start-problems.ts'

/**
 * Where the browser sees us. On this machine a development server may stand in between under another
 * port; then the page's own word for its origin is right.
 */
export function siteOriginOf(request: Request, { publicUrl }: Config): string {
  const own = ownOriginOf(request, publicUrl)
  const page = URL.parse(request.headers.get('origin') ?? '')
  const isOwnPage = request.headers.get('sec-fetch-site') === 'same-origin'
  return !publicUrl && isOwnPage && page && isLoopbackHost(page.hostname) ? page.origin : own
}

/** A full address on this site, or a path of ours; anything that could lead elsewhere is refused. */
export function readReturnAddress(typed: string, origin: string): string {
  const isPlain = /^[\x21-\x7e]+$/.test(typed) && !typed.includes('\\')
  const isPath = /^\/(?!\/)/.test(typed)
  const address = isPlain ? URL.parse(isPath ? origin + typed : typed) : null
  if (address?.origin !== origin || address.username || address.password)
    return refuse('invalid', INVALID_RETURN_ADDRESS)
  return address.href
}
