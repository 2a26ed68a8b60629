import { lookup as ask, type LookupAddress, type LookupOptions } from 'node:dns'
import { request as requestPlainly } from 'node:http'
import { request } from 'node:https'
import { PRODUCT_NAME } from '#domain/content/product.ts'
import { isPublicAddress, readOutsideAddress } from './public-address.ts'

/** In milliseconds. */
const TIMEOUT = 5000

type Call = { address: string; headers: Record<string, string>; body: string | Uint8Array }
export type CallOutside = (call: Call) => Promise<number>

type LookupCallback = (
  error: Error | null,
  address: string | LookupAddress[],
  family?: number,
) => void
export type Lookup = (name: string, options: LookupOptions, found: LookupCallback) => void

/**
 * Checks the resolved address at the moment of connecting. A name that was public when it was saved may resolve to a
 * private network now.
 */
export const onlyPublic =
  (lookup: Lookup): Lookup =>
  (name, options, found) =>
    lookup(name, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, [])
      const list = addresses as LookupAddress[]
      const isSafe = list.length > 0 && list.every(({ address }) => isPublicAddress(address))
      if (!isSafe) return found(new Error('This name leads into a private network.'), [])
      const [first] = list
      return options.all ? found(null, list) : found(null, first!.address, first!.family)
    })

/** Posts to an address a person named, and returns the status. Doesn't follow redirects. */
export function createCallOutside(
  isPrivateAllowed: boolean,
  lookup: Lookup = ask as Lookup,
): CallOutside {
  return ({ address, headers, body }) => {
    const url = readOutsideAddress(address, isPrivateAllowed)
    if (!url) return Promise.reject(new Error('We can’t call this address.'))
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const send = url.protocol === 'https:' ? request : requestPlainly
    const call = send(
      url,
      {
        method: 'POST',
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT),
        // Identifies us in the receiver's log.
        headers: {
          'user-agent': PRODUCT_NAME,
          ...headers,
          'content-length': Buffer.byteLength(body),
        },
        lookup: (isPrivateAllowed ? lookup : onlyPublic(lookup)) as typeof ask,
      },
      (answer) => {
        resolve(answer.statusCode ?? 0)
        answer.destroy()
      },
    )
    call.once('error', reject)
    call.end(body)
    return promise
  }
}
