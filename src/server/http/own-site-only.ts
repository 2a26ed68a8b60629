import { health } from '#contract/health.ts'
import { type Config, isLoopbackHost } from '#server/base/config.ts'
import { refuse } from '#server/base/refuse.ts'
import type { Middleware } from './serve.ts'

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/
/** Watchers call these by whatever address they know. */
const FOR_WATCHERS = new Set<string>([health.alive.path, health.ready.path])

/** A browser says where a request came from; scripts outside a browser say nothing and are let through. */
function isFromElsewhere(headers: Headers, ownOrigin: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  return origin !== null && origin !== ownOrigin
}

/** The origin people see: the configured one, else what the browser calls this machine. */
const ownOriginOf = (request: Request, publicUrl: string | null): string =>
  publicUrl ?? `http://${hostOf(request)}`

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

/** Where a path of ours begins, as the browser sees it. */
export const siteUrlOf = (request: Request, config: Config): string =>
  siteOriginOf(request, config) + config.basePath

/** Names are the same in capitals, and the port a scheme has anyway need not be named. */
function hostOf(request: Request, usualPort = ':80'): string {
  const host = (request.headers.get('host') ?? new URL(request.url).host).toLowerCase()
  return host.endsWith(usualPort) ? host.slice(0, -usualPort.length) : host
}

/** A link or a form of ours may do it; a picture or a link on another site may not. */
export function refuseOtherSites(request: Request, { publicUrl }: Pick<Config, 'publicUrl'>): void {
  if (isFromElsewhere(request.headers, ownOriginOf(request, publicUrl)))
    refuse('forbidden', 'This request came from another site.')
}

/**
 * Requests that change something must come from our own pages, and every request must be meant for us:
 * another name that points here could otherwise read a person's pages through their browser.
 */
export function ownSiteOnly({ publicUrl, isLoopback, isHttps }: Config): Middleware {
  const publicHost = publicUrl && new URL(publicUrl).host
  const checksHost = publicHost !== null || isLoopback
  return (c, next) => {
    const { raw, path, method } = c.req
    const host = hostOf(raw, isHttps ? ':443' : ':80')
    if (checksHost && host !== publicHost && !LOOPBACK.test(host) && !FOR_WATCHERS.has(path))
      refuse('invalid', 'This address isn’t ours.')
    const isChange = method !== 'GET' && method !== 'HEAD'
    if (isChange) refuseOtherSites(raw, { publicUrl })
    return next()
  }
}
