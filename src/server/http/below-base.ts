import { getPath } from 'hono/utils/url'
import { health } from '#contract/health.ts'
import type { Middleware } from './serve.ts'

/**
 * Serves one build below any base path. The path is stripped from incoming addresses and added to outgoing ones, so
 * no other module handles it.
 */

/** Also served at the host's root, for health checks and by RFC 9116. */
const ALSO_AT_THE_ROOT = new Set<string>([
  health.alive.path,
  health.ready.path,
  '/.well-known/security.txt',
])

/** Strips the base path from a request's path. */
export const pathBelow =
  (base: string) =>
  (request: Request): string => {
    const path = getPath(request)
    return path.startsWith(`${base}/`) ? path.slice(base.length) : path
  }

/** Redirects the bare base path, answers 404 outside it, and prefixes the `Location` of redirects. */
export function belowBase(base: string): Middleware {
  return async (c, next) => {
    const path = getPath(c.req.raw)
    if (path === base) return c.redirect(`${base}/${new URL(c.req.url).search}`, 308)
    if (!path.startsWith(`${base}/`) && !ALSO_AT_THE_ROOT.has(path))
      return c.text(`There’s nothing here. This site is at ${base}/.\n`, 404)
    await next()
    const isLeading = c.res.status >= 300 && c.res.status < 400
    const target = isLeading ? c.res.headers.get('location') : null
    if (target?.startsWith('/')) c.header('Location', base + target)
  }
}

/** Prefixes every address in a built page with the base path. Scripts read it from `data-base`. */
export const placedBelow = (page: string, base: string): string =>
  base === ''
    ? page
    : page
        .replaceAll(/(?<= (?:href|src)=")\/(?!\/)/g, `${base}/`)
        .replace('<html', `<html data-base="${base}"`)
