import { lookup } from 'node:dns/promises'
import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IPv4 networks that are loopback, private or unassigned. */
const NOT_PUBLIC = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(net, bits, 'ipv4')
/** Networks inside public IPv6 that are for documentation or tunnel IPv4. */
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  NOT_PUBLIC.addSubnet(net, bits, 'ipv6')

const PUBLIC_IPV6 = new BlockList()
PUBLIC_IPV6.addSubnet('2000::', 3, 'ipv6')

/** True for an IP address on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !NOT_PUBLIC.check(address, 'ipv4')
  if (!isIPv6(address)) return false
  return PUBLIC_IPV6.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6')
}

const FIRST_FREE_PORT = 1024

/** Top-level domains of private networks, or ones our resolver can't look up. */
const NAMES_INSIDE =
  /\.(local|localhost|localdomain|internal|intranet|private|corp|home|lan|svc|onion|arpa)\.?$/i

const BARE = /^\[|\]$/g

/** Parses a URL that a person entered. Returns null if the server must not call it. */
export function readOutsideAddress(text: string, isPrivateAllowed: boolean): URL | null {
  const url = URL.parse(text)
  if (!url || url.username || url.password) return null
  if (url.protocol !== 'https:' && !(isPrivateAllowed && url.protocol === 'http:')) return null
  if (isPrivateAllowed) return url
  // Lower ports belong to mail servers, shells and the like.
  if (url.port !== '' && Number(url.port) < FIRST_FREE_PORT) return null
  const host = url.hostname.replace(BARE, '')
  if (isIPv4(host) || isIPv6(host)) return isPublicAddress(host) ? url : null
  return /\.[a-z][a-z0-9-]*\.?$/i.test(host) && !NAMES_INSIDE.test(host) ? url : null
}

type Resolve = (host: string, options: { all: true }) => Promise<readonly { address: string }[]>

/** True if a name resolves to a private address now. An unknown name passes, because each call checks again. */
export async function leadsInside(url: URL, resolve: Resolve = lookup): Promise<boolean> {
  const found = await resolve(url.hostname.replace(BARE, ''), { all: true }).catch(() => [])
  return found.some(({ address }) => !isPublicAddress(address))
}
