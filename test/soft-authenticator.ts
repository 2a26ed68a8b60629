import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Site = { origin: string }
type Options = Record<string, unknown>
type Lies = {
  origin?: string
  challenge?: string
  isVerified?: boolean
  counter?: number
  crossOrigin?: boolean
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** The little of CBOR an authenticator needs: whole numbers, bytes, texts and maps. */
function cbor(value: number | string | Uint8Array | Map<unknown, unknown>): Buffer {
  const head = (kind: number, count: number) => {
    if (count < 24) return Buffer.from([(kind << 5) | count])
    return count < 256
      ? Buffer.from([(kind << 5) | 24, count])
      : Buffer.from([(kind << 5) | 25, count >> 8, count & 255])
  }
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const parts = [...value].flatMap(([key, it]) => [cbor(key as number), cbor(it as number)])
  return Buffer.concat([head(5, value.size), ...parts])
}

/** A passkey as a phone or a laptop keeps it, in software. `lies` lets it say what is not so. */
export function softAuthenticator({ origin }: Site) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const rpIdHash = sha256(new URL(origin).hostname)
  let counter = 0

  function clientData(type: string, options: Options, lies: Lies): Buffer {
    const challenge = lies.challenge ?? options.challenge
    const { crossOrigin } = lies
    const said = { type, challenge, origin: lies.origin ?? origin, crossOrigin }
    return Buffer.from(JSON.stringify(said))
  }
  function authData(lies: Lies, more = Buffer.alloc(0)): Buffer {
    counter = lies.counter ?? counter + 1
    const flags = 0x01 | (lies.isVerified === false ? 0 : 0x04) | (more.length > 0 ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, more])
  }
  const common = {
    id: base64(id),
    rawId: base64(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }

  return {
    make(options: Options, lies: Lies = {}) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x ?? '', 'base64url')],
        [-3, Buffer.from(y ?? '', 'base64url')],
      ])
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cbor(key),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(lies, credential)],
      ])
      return {
        ...common,
        response: {
          clientDataJSON: base64(clientData('webauthn.create', options, lies)),
          attestationObject: base64(cbor(attestation)),
          transports: ['internal'],
        },
      }
    },
    sign(options: Options, lies: Lies = {}) {
      const said = clientData('webauthn.get', options, lies)
      const data = authData(lies)
      const signature = sign('sha256', Buffer.concat([data, sha256(said)]), privateKey)
      return {
        ...common,
        response: {
          clientDataJSON: base64(said),
          authenticatorData: base64(data),
          signature: base64(signature),
        },
      }
    },
  }
}
