import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { DrawPage, PageAsked, PageDrawn } from '#contract/page.ts'
import { MINUTE } from '#domain/values/duration.ts'
import { isPage } from '#domain/values/page-paths.ts'
import { RefusalError } from '#server/base/refuse.ts'
import type { Services } from '#server/outside/services.ts'
import { createTurns } from './places.ts'
import type { App, HttpContext, Middleware } from './serve.ts'
import { looksLikeAFile, NEVER_KEPT } from './web-files.ts'

type DisplayHints = Pick<PageAsked, 'isPhone' | 'zone' | 'languages' | 'theme' | 'choices'>

const NOTE = /(?:^|;)[ \t]*look=([^;]*)/
const MAX_LANGUAGES = 5
const MAX_CHOICES = 20

/**
 * Reads the display hints from the browser's cookie (`web/lib/browser/display-hints.ts`), or else from its request headers.
 */
function readDisplayHints(headers: Headers): DisplayHints {
  const note = new URLSearchParams(NOTE.exec(headers.get('cookie') ?? '')?.[1] ?? '')
  const theme = note.get('theme')
  const phone = note.get('phone')
  return {
    isPhone: phone === null ? saysPhone(headers) : phone === '1',
    zone: zoneIn(note.get('zone')),
    languages: (headers.get('accept-language') ?? '')
      .split(',')
      .map((part) => part.split(';')[0]?.trim() ?? '')
      .filter(Boolean)
      .slice(0, MAX_LANGUAGES),
    choices: (note.get('choices') ?? '').split(' ').slice(0, MAX_CHOICES),
    theme: theme === 'light' || theme === 'dark' ? theme : null,
  }
}

const saysPhone = (headers: Headers): boolean =>
  headers.get('sec-ch-ua-mobile') === '?1' || /\bMobi/.test(headers.get('user-agent') ?? '')

function zoneIn(name: string | null): string | null {
  try {
    return name && new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

const brotli = promisify(brotliCompress)
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const compressed = new WeakMap<PageDrawn, Promise<Uint8Array<ArrayBuffer>>>()

/** Compresses a page once, however many visitors get it from the cache. */
function compress(drawn: PageDrawn): Promise<Uint8Array<ArrayBuffer>> {
  const known = compressed.get(drawn) ?? brotli(drawn.html, QUICKLY)
  compressed.set(drawn, known)
  return known
}

/**
 * Renders pages on the server, with their data embedded. If rendering fails, the plain page is sent and the browser
 * renders it.
 */
export function drawnPages(app: App, services: Services): Middleware {
  const { drawPage, config, now, log, limits } = services
  const kept = cachedPages()
  const turn = createTurns()

  /** Renders under a separate concurrency limit, so that many visitors don't delay API calls. */
  const drawInTurn = (asked: PageAsked, c: HttpContext) =>
    limits.pages.run(c.get('browser').address, undefined, async () => {
      await turn()
      return drawPage!(asked)
    })

  return async (c, next) => {
    const { path } = c.req
    // Without plans the browser renders, because only the plain page carries the mark that hides plans.
    const isPlain = config.isDevelopment || !config.hasPlans
    if (!drawPage || isPlain || looksLikeAFile(path)) return next()
    await turn()
    const cookies: string[] = []
    const { search } = new URL(c.req.url)
    const look = readDisplayHints(c.req.raw.headers)
    const ask = (address: string) => askAs(app, c, config.basePath + address, cookies)
    const isNew = !search && !c.req.header('cookie')
    const asked = { ...look, address: path + search, now: now(), ask }
    const drawn = await (isNew
      ? kept.find(asked, (again) => drawInTurn(again, c))
      : drawInTurn(asked, c)
    ).catch((error: Error) => {
      if (!(error instanceof RefusalError)) log.fault(c.get('requestId'), error)
    })
    if (!drawn) return next()

    for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
    const isShared = c.req.query('share') === 'true'
    // A visitor's page may be cached for Back. Personal pages are never cached.
    const isKept = !drawn.isPersonal && !isShared && !NEVER_KEPT.has(path)
    c.header('Cache-Control', isKept ? 'private, no-cache' : 'no-store')
    c.header('Vary', 'Accept-Encoding, Cookie')
    if (isShared) c.header('X-Robots-Tag', 'noindex')
    if (drawn.redirectTo) return c.redirect(drawn.redirectTo, 302)
    c.header('Content-Type', 'text/html; charset=utf-8')
    if (c.get('isMissing') || !isPage(path, config.hasPlans)) c.status(404)
    if (isShared || !mayCompress(c, drawn, search)) return c.body(drawn.html)
    c.header('Content-Encoding', 'br')
    return c.body(await compress(drawn))
  }
}

/** The cache lifetime in milliseconds. Pages show the remaining time in minutes, so a minute is short enough. */
const KEPT_FOR = MINUTE
const MAX_KEPT = 100

type CachedPage = { at: number; drawn: Promise<PageDrawn>; askAgain: string[] }

/**
 * Caches pages for requests without a cookie, which are the same for everyone with the same display hints. Only the
 * calls that set a cookie are repeated.
 */
function cachedPages() {
  const pages = new Map<string, CachedPage>()
  async function draw(asked: PageAsked, askAgain: string[], drawPage: DrawPage) {
    const ask = async (address: string) => {
      const reply = await asked.ask(address)
      if (reply.headers.getSetCookie().length > 0) askAgain.push(address)
      return reply
    }
    return drawPage({ ...asked, ask })
  }
  return {
    async find(asked: PageAsked, drawPage: DrawPage): Promise<PageDrawn> {
      const { address, now, ask, ...look } = asked
      const key = JSON.stringify([address, look])
      const known = pages.get(key)
      if (known && now - known.at < KEPT_FOR) {
        const drawn = await known.drawn
        for (const again of known.askAgain) await ask(again)
        return drawn
      }
      if (pages.size >= MAX_KEPT) pages.clear()
      const askAgain: string[] = []
      const drawn = draw(asked, askAgain, drawPage)
      pages.set(key, { at: now, drawn, askAgain })
      drawn.catch(() => pages.delete(key))
      return drawn
    },
  }
}

/**
 * Doesn't compress personal text together with a query string, because the length would reveal matches to the author
 * of the query (BREACH).
 */
const mayCompress = (c: HttpContext, { isPersonal }: PageDrawn, search: string): boolean =>
  /\bbr\b/.test(c.req.header('accept-encoding') ?? '') && !(isPersonal && search)

/** Makes an API call in-process, as the browser would. Adds the cookies it sets to the page's. */
async function askAs(app: App, c: HttpContext, address: string, cookies: string[]) {
  const { incoming } = c.env ?? {}
  const url = new URL(address, c.req.url)
  const reply = await app.fetch(new Request(url, { headers: c.req.raw.headers }), {
    ...(incoming && { incoming }),
  })
  cookies.push(...reply.headers.getSetCookie())
  return reply
}
