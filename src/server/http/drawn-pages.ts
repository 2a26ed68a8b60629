import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { PageDrawn } from '#contract/page.ts'
import { isPage } from '#domain/content/pages.ts'
import type { Services } from '#server/outside/services.ts'
import { readLook } from './look.ts'
import type { App, HttpContext, Middleware } from './serve.ts'
import { looksLikeAFile, NEVER_KEPT } from './web-files.ts'

const compress = promisify(brotliCompress)
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * Pages with their words and everything they were drawn from in them. Where one cannot be drawn, the plain page
 * is sent and the browser draws it.
 */
export function drawnPages(app: App, { drawPage, config, now, log }: Services): Middleware {
  return async (c, next) => {
    const { path } = c.req
    // The browser draws an instance without plans itself: only its page is marked so that nobody speaks of any.
    const isPlain = config.isDevelopment || !config.hasPlans
    if (!drawPage || isPlain || looksLikeAFile(path)) return next()
    const cookies: string[] = []
    const { search } = new URL(c.req.url)
    const drawn = await drawPage({
      ...readLook(c.req.raw.headers),
      address: path + search,
      now: now(),
      ask: (address) => askAs(app, c, config.basePath + address, cookies),
    }).catch((error: Error) => log.fault(c.get('requestId'), error))
    if (!drawn) return next()

    for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
    const isShared = c.req.query('share') === 'true'
    // A browser keeps a visitor's page to go back to; what knows somebody is kept nowhere.
    const isKept = !drawn.isPersonal && !isShared && !NEVER_KEPT.has(path)
    c.header('Cache-Control', isKept ? 'private, no-cache' : 'no-store')
    c.header('Vary', 'Accept-Encoding, Cookie')
    if (isShared) c.header('X-Robots-Tag', 'noindex')
    if (drawn.redirectTo) return c.redirect(drawn.redirectTo, 302)
    c.header('Content-Type', 'text/html; charset=utf-8')
    if (c.get('isMissing') || !isPage(path, config.hasPlans)) c.status(404)
    if (isShared || !mayCompress(c, drawn, search)) return c.body(drawn.html)
    c.header('Content-Encoding', 'br')
    return c.body((await compress(drawn.html, QUICKLY)) as Uint8Array<ArrayBuffer>)
  }
}

/**
 * What somebody else may have put into the address is never compressed together with a person's own words: the
 * length of the answer would say which of them are the same.
 */
const mayCompress = (c: HttpContext, { isPersonal }: PageDrawn, search: string): boolean =>
  /\bbr\b/.test(c.req.header('accept-encoding') ?? '') && !(isPersonal && search)

/** A call as the browser would make it, without the way there and back. The cookies it sets are the page's. */
async function askAs(app: App, c: HttpContext, address: string, cookies: string[]) {
  const { incoming } = c.env ?? {}
  const url = new URL(address, c.req.url)
  const reply = await app.fetch(new Request(url, { headers: c.req.raw.headers }), {
    ...(incoming && { incoming }),
  })
  cookies.push(...reply.headers.getSetCookie())
  return reply
}
