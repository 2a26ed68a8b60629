import { setCookie } from 'hono/cookie'
import type { Config } from '#server/base/config.ts'
import type { Browser } from './browser.ts'
import { clientNetworks } from './client-address.ts'
import type { HttpContext, Middleware } from './serve.ts'

/** Adds the `Browser` of the request to the context. */
export function withBrowser(
  { isHttps, proxyHops, basePath }: Config,
  now: () => number,
): Middleware {
  const cookies = createCookies(isHttps, basePath)
  /** A class, because an object literal with getters would get a new hidden class for every request, and leak it. */
  class AskingBrowser implements Browser {
    readonly askedAt = now()
    readonly #c: HttpContext
    constructor(c: HttpContext) {
      this.#c = c
    }
    get address() {
      return this.networks[0]
    }
    get networks() {
      return clientNetworks(this.#c, proxyHops)
    }
    get userAgent() {
      return this.#c.req.header('user-agent') ?? ''
    }
    get hasLeft() {
      return this.#c.req.raw.signal
    }
    readCookie(name: string) {
      return cookies.read(this.#c, name)
    }
    writeCookie(name: string, value: string, seconds: number) {
      cookies.write(this.#c, name, value, seconds)
    }
    clearCookie(name: string) {
      cookies.write(this.#c, name, '', 0)
    }
  }
  return (c, next) => {
    c.set('browser', new AskingBrowser(c))
    return next()
  }
}

/**
 * Creates host-only, HTTP-only cookies. Over https the `__Host-` prefix makes browsers enforce that, except below a
 * base path: `__Host-` forbids the `Path` that hides the cookie from the rest of the host.
 */
export function createCookies(isHttps: boolean, basePath: string) {
  const prefix = isHttps ? (basePath ? '__Secure-' : '__Host-') : ''
  const fullName = (name: string) => prefix + name
  const readers = new Map<string, ReturnType<typeof reader>>()
  return {
    read(c: HttpContext, name: string): string | undefined {
      const read = readers.get(name) ?? reader(fullName(name))
      readers.set(name, read)
      return read(c.req.header('cookie') ?? '')
    },
    write(c: HttpContext, name: string, value: string, maxAge: number): void {
      setCookie(c, fullName(name), value, {
        path: basePath || '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: isHttps,
        maxAge,
      })
    },
  }
}

/** Parses a single cookie, because this runs with every request. Our values are never quoted. */
function reader(name: string): (header: string) => string | undefined {
  const pattern = new RegExp(`(?:^|;)[ \\t]*${name}=[ \\t]*([^;]*)`)
  return (header) => {
    const value = pattern.exec(header)?.[1]?.trimEnd()
    return value?.includes('%') ? decoded(value) : value
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
