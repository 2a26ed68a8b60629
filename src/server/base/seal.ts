import { createHmac, timingSafeEqual } from 'node:crypto'

/** Keyed hashes and signed values. Each purpose has keys of its own, all made from one secret. */
export type Seal = {
  /** The same text gives the same hash, and nobody without the secret can make or reverse it. */
  hash: (purpose: string, text: string) => string
  sign: (purpose: string, value: string) => string
  /** The value that was signed, or null when anything about it was changed. */
  open: (purpose: string, signed: string) => string | null
}

export function createSeal(secret: string): Seal {
  const hash = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url')

  return {
    hash,
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
