import { setCookie } from 'hono/cookie'
import type { Config } from '#server/base/config.ts'
import type { Browser } from './browser.ts'
import { clientNetworks } from './client-address.ts'
import type { HttpContext, Middleware } from './serve.ts'

/** Puts what use cases may know of the browser where every handler finds it. */
export function withBrowser(
  { isHttps, proxyHops, basePath }: Config,
  now: () => number,
): Middleware {
  const cookies = createCookies(isHttps, basePath)
  /** A class: an object with getters of its own would be a kind of its own for every request, and outlive it. */
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
 * Cookies of ours are for this host alone and out of reach of scripts. Over https the name itself makes
 * browsers insist on that (`__Host-`); on plain loopback they could not set such a name. Below a path they are not
 * sent to whatever else lives on the host, and that name would not let us say so.
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

/** Read with every request, so only the cookie asked for is looked for. Values of ours are never quoted. */
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
