import { hash, randomBytes } from 'node:crypto'

/** Returns a random token. */
export const newToken = (bytes = 32): string => randomBytes(bytes).toString('base64url')

/** Hashes a token for storage, so a stolen database grants no access. A long random token needs no salt. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url')
