import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** Keyed hashes and signed values, with separate keys per purpose derived from one secret. */
export type Seal = {
  /** Deterministic. Without the secret it can be neither computed nor reversed. */
  hash: (purpose: string, text: string) => string
  sign: (purpose: string, value: string) => string
  /** Returns the signed value, or null if it was tampered with. */
  open: (purpose: string, signed: string) => string | null
  /** For values that must also be unreadable. */
  encrypt: (purpose: string, bytes: Uint8Array) => string
  decrypt: (purpose: string, text: string) => Buffer | null
}

const CIPHER = 'aes-256-gcm'
const [NONCE, TAG] = [12, 16]

export function createSeal(secret: string): Seal {
  const hash = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url')

  const keyFor = (purpose: string) =>
    createHmac('sha256', secret).update(`encrypt\0${purpose}`).digest()

  return {
    hash,
    encrypt(purpose, bytes) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv(CIPHER, keyFor(purpose), nonce)
      const closed = Buffer.concat([cipher.update(bytes), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64url')
    },
    decrypt(purpose, text) {
      const all = Buffer.from(text, 'base64url')
      if (all.length < NONCE + TAG) return null
      const decipher = createDecipheriv(CIPHER, keyFor(purpose), all.subarray(0, NONCE), {
        authTagLength: TAG,
      })
      decipher.setAuthTag(all.subarray(NONCE, NONCE + TAG))
      try {
        return Buffer.concat([decipher.update(all.subarray(NONCE + TAG)), decipher.final()])
      } catch {
        return null
      }
    },
    sign: (purpose, value) => `${value}.${hash(purpose, value)}`,
    open(purpose, signed) {
      const dot = signed.lastIndexOf('.')
      const value = signed.slice(0, Math.max(dot, 0))
      const given = Buffer.from(signed.slice(dot + 1))
      const right = Buffer.from(hash(purpose, value))
      return given.length === right.length && timingSafeEqual(given, right) ? value : null
    },
  }
}
