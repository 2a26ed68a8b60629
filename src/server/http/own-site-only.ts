import type { Config } from '#server/config.ts'
import { refuse } from '#server/refuse.ts'
import type { Middleware } from './serve.ts'

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/
/** Watchers call these by whatever address they know. */
const FOR_WATCHERS = new Set(['/api/health', '/api/ready'])

/** A browser says where a request came from; scripts outside a browser say nothing and are let through. */
export function isFromElsewhere(headers: Headers, ownOrigin: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  return origin !== null && origin !== ownOrigin
}

/** The origin people see: the configured one, else what the browser calls this machine. */
export const ownOriginOf = (request: Request, publicUrl: string | null): string =>
  publicUrl ?? `http://${hostOf(request)}`

const hostOf = (request: Request) => request.headers.get('host') ?? new URL(request.url).host

/**
 * Requests that change something must come from our own pages, and every request must be meant for us:
 * another name that points here could otherwise read a person's pages through their browser.
 */
export function ownSiteOnly({ publicUrl, isLoopback }: Config): Middleware {
  const publicHost = publicUrl && new URL(publicUrl).host
  const checksHost = publicHost !== null || isLoopback
  return (c, next) => {
    const { raw, path, method } = c.req
    const host = hostOf(raw)
    if (checksHost && host !== publicHost && !LOOPBACK.test(host) && !FOR_WATCHERS.has(path))
      refuse('invalid', 'This address is not ours.')
    const isChange = method !== 'GET' && method !== 'HEAD'
    if (isChange && isFromElsewhere(raw.headers, ownOriginOf(raw, publicUrl)))
      refuse('forbidden', 'This request came from another site.')
    return next()
  }
}
