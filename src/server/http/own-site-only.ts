import { health } from '#contract/health.ts'
import { type Config, isLoopbackHost } from '#server/base/config.ts'
import { refuse } from '#server/base/refuse.ts'
import type { Middleware } from './serve.ts'

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/
/** Health checks may use any host name. */
const FOR_WATCHERS = new Set<string>([health.alive.path, health.ready.path])

/** Detects a cross-site request by two headers. Clients other than browsers send neither and are let through. */
function isFromElsewhere(headers: Headers, ownOrigin: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  return origin !== null && origin !== ownOrigin
}

/** The origin people see: the configured one, or else the request's host. */
const ownOriginOf = (request: Request, publicUrl: string | null): string =>
  publicUrl ?? `http://${hostOf(request)}`

/**
 * Returns our origin as the browser sees it. A development server on another port may proxy to us, so on loopback the
 * page's `Origin` wins.
 */
export function siteOriginOf(request: Request, { publicUrl }: Config): string {
  const own = ownOriginOf(request, publicUrl)
  const page = URL.parse(request.headers.get('origin') ?? '')
  const isOwnPage = request.headers.get('sec-fetch-site') === 'same-origin'
  return !publicUrl && isOwnPage && page && isLoopbackHost(page.hostname) ? page.origin : own
}

/** Returns the origin and base path as the browser sees them. */
export const siteUrlOf = (request: Request, config: Config): string =>
  siteOriginOf(request, config) + config.basePath

/** Lower-cases the host and drops the scheme's default port. */
function hostOf(request: Request, usualPort = ':80'): string {
  const host = (request.headers.get('host') ?? new URL(request.url).host).toLowerCase()
  return host.endsWith(usualPort) ? host.slice(0, -usualPort.length) : host
}

/** Refuses requests from other sites, such as an image or a link there. */
export function refuseOtherSites(request: Request, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  if (isFromElsewhere(request.headers, ownOriginOf(request, publicUrl)))
    refuse('forbidden', 'This request came from another site.')
}

/**
 * Changes must come from our own pages, and every request must name our host. Otherwise another domain that resolves
 * to us could read a person's pages through their browser (DNS rebinding).
 */
export function ownSiteOnly({ publicUrl, isLoopback, isHttps }: Config): Middleware {
  const publicHost = publicUrl && new URL(publicUrl).host
  const checksHost = publicHost !== null || isLoopback
  return (c, next) => {
    const { raw, path, method } = c.req
    const host = hostOf(raw, isHttps ? ':443' : ':80')
    if (checksHost && host !== publicHost && !LOOPBACK.test(host) && !FOR_WATCHERS.has(path))
      refuse('invalid', 'This isn’t one of our addresses.')
    const isChange = method !== 'GET' && method !== 'HEAD'
    if (isChange) refuseOtherSites(raw, { publicUrl })
    return next()
  }
}
