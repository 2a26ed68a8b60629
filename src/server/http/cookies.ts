import { setCookie } from 'hono/cookie'
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
  const readers = new Map<string, ReturnType<typeof reader>>()
  return {
    read(c, name) {
      const read = readers.get(name) ?? reader(fullName(name))
      readers.set(name, read)
      return read(c.req.header('cookie') ?? '')
    },
    write,
    clear: (c, name) => write(c, name, '', 0),
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
