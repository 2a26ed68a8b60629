import { isIPv6 } from 'node:net'
import { setCookie } from 'hono/cookie'
import type { Config } from '#server/base/config.ts'
import type { Browser } from './browser.ts'
import type { HttpContext, Middleware } from './serve.ts'

/**
 * Returns the client's networks, for rate limits only. Behind proxies it takes the entry of X-Forwarded-For before
 * theirs; without proxies a client can forge that header.
 */
export function clientNetworks(c: HttpContext, proxyHops: number): Networks {
  const direct = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1'
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map(withoutPort)
  const address = proxyHops > 0 ? forwarded.at(-proxyHops) || direct : direct
  return networksOf(address)
}

/** Strips the port some proxies add, which differs for each connection. */
const withoutPort = (part: string): string =>
  /^"?(?:\[([0-9a-f:.%]+)\]|([\d.]+))(?::\d+)?"?$/i.exec(part.trim())?.slice(1).find(Boolean) ??
  part.trim()

/** The smallest network a client is counted by, then the larger ones around it. */
type Networks = readonly [string, ...string[]]

/** Groups IPv6 addresses by /64, which one household usually owns. Many own a /56, and some a /48. */
export function networksOf(address: string): Networks {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !isIPv6(address)) return [mapped ?? address]
  const [head = '', tail = ''] = address.split('%')[0]!.split('::')
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ]
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((group) => parseInt(group, 16))
  const [one = 0, two = 0, three = 0, four = 0] = groups
  const named = (parts: readonly number[], bits: number) =>
    `${parts.map((part) => part.toString(16)).join(':')}::/${bits}`
  return [
    named([one, two, three, four], 64),
    named([one, two, three, four & 0xff00], 56),
    named([one, two, three], 48),
  ]
}

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
