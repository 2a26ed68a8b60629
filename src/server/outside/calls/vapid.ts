import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { HOUR } from '#domain/values/duration.ts'
import type { Seal } from '#server/base/seal.ts'

/** How long a signed word about who we are is valid. */
const VALID = 12 * HOUR

export type Vapid = {
  /** Told to browsers, so that only we can remind them. */
  publicKey: string
  /** The header that says who calls, for one push service. */
  authorise: (endpoint: string, now: number) => string
}

const inBase64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Keys of our own (RFC 8292), made from our secret: nothing more to keep, and all processes have the same. */
export function createVapid(seal: Seal, contact: string): Vapid {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(Buffer.from(seal.hash('vapid', 'private key'), 'base64url'))
  const point = ecdh.getPublicKey()
  const publicKey = point.toString('base64url')
  const key = privateKey(ecdh.getPrivateKey(), point)
  return {
    publicKey,
    authorise(endpoint, now) {
      const claims = {
        aud: new URL(endpoint).origin,
        exp: Math.floor((now + VALID) / 1000),
        sub: contact,
      }
      const said = `${inBase64({ typ: 'JWT', alg: 'ES256' })}.${inBase64(claims)}`
      const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' })
      return `vapid t=${said}.${signature.toString('base64url')}, k=${publicKey}`
    },
  }
}

/** The point begins with a 4, then come its two halves. */
function privateKey(secret: Buffer, point: Buffer): KeyObject {
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url')
  const padded = Buffer.concat([Buffer.alloc(32 - secret.length), secret])
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: padded.toString('base64url'),
    x: part(1, 33),
    y: part(33, 65),
  }
  return createPrivateKey({ key: jwk, format: 'jwk' })
}
