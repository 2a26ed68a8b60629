import { isIPv6 } from 'node:net'
import type { HttpContext } from './serve.ts'

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
export type Networks = readonly [string, ...string[]]

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
