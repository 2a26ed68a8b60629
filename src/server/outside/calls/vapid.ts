import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { HOUR } from '#domain/values/duration.ts'
import type { Seal } from '#server/base/seal.ts'

/** The lifetime of a signed token. */
const VALID = 12 * HOUR

export type Vapid = {
  /** Sent to browsers, so that only we can push to them. */
  publicKey: string
  /** Returns the Authorization header for one push service. */
  authorise: (endpoint: string, now: number) => string
}

const inBase64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Derives VAPID keys (RFC 8292) from our secret, so nothing is stored and all processes share them. */
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

/** Converts the key to a JWK. The point is a byte 4, then x and y. */
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
