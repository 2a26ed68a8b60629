import { getPath } from 'hono/utils/url'
import { health } from '#contract/health.ts'
import type { Middleware } from './serve.ts'

/**
 * One build serves below any path of a host. Behind this door nobody knows of it: addresses lose it on their way in,
 * and get it back on their way out.
 */

/** Asked for at the root of a host, by watchers and by rule (RFC 9116). */
const ALSO_AT_THE_ROOT = new Set<string>([
  health.alive.path,
  health.ready.path,
  '/.well-known/security.txt',
])

/** The path behind the door. */
export const pathBelow =
  (base: string) =>
  (request: Request): string => {
    const path = getPath(request)
    return path.startsWith(`${base}/`) ? path.slice(base.length) : path
  }

/** Leads to the door, says where it is, and writes it before every path of ours that an answer leads to. */
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

/** A page as it was built, with the path before each of its addresses. The scripts read it from the mark. */
export const placedBelow = (page: string, base: string): string =>
  base === ''
    ? page
    : page
        .replaceAll(/(?<= (?:href|src)=")\/(?!\/)/g, `${base}/`)
        .replace('<html', `<html data-base="${base}"`)
