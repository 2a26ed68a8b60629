import { getCookie, setCookie } from 'hono/cookie'
import type { HttpContext } from './serve.ts'

/**
 * Cookies of ours are for this host alone and out of reach of scripts. Over https the name itself makes
 * browsers insist on that (`__Host-`); on plain loopback they could not set such a name.
 */
export type Cookies = {
  read: (c: HttpContext, name: string) => string | undefined
  write: (c: HttpContext, name: string, value: string, seconds: number) => void
  clear: (c: HttpContext, name: string) => void
}

export function createCookies(isHttps: boolean): Cookies {
  const fullName = (name: string) => (isHttps ? `__Host-${name}` : name)
  const write: Cookies['write'] = (c, name, value, maxAge) =>
    setCookie(c, fullName(name), value, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: isHttps,
      maxAge,
    })
  return {
    read: (c, name) => getCookie(c, fullName(name)),
    write,
    clear: (c, name) => write(c, name, '', 0),
  }
}
