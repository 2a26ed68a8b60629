import { isIPv6 } from 'node:net'
import type { HttpContext } from './serve.ts'

/**
 * Where a request came from, for counting only. Behind proxies the last entries of X-Forwarded-For are
 * theirs, so the one before them is the visitor; without proxies that header is whatever a visitor likes.
 */
export function clientAddress(c: HttpContext, proxyHops: number): string {
  const direct = c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1'
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map(withoutPort)
  const address = proxyHops > 0 ? forwarded.at(-proxyHops) || direct : direct
  return networkOf(address)
}

/** Some proxies add the port of the connection, which is another one every time. */
const withoutPort = (part: string): string =>
  /^"?(?:\[([0-9a-f:.%]+)\]|([\d.]+))(?::\d+)?"?$/i.exec(part.trim())?.slice(1).find(Boolean) ??
  part.trim()

/** One household usually owns a whole IPv6 /64, so its addresses count as one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !isIPv6(address)) return mapped ?? address
  const [head = '', tail = ''] = address.split('%')[0]!.split('::')
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ]
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((group) => parseInt(group, 16))
  return `${groups.map((group) => group.toString(16)).join(':')}::/64`
}
