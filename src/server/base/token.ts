import { hash, randomBytes } from 'node:crypto'

/** Letters and digits nobody can guess. */
export const newToken = (bytes = 32): string => randomBytes(bytes).toString('base64url')

/** Only this is stored, so a stolen database opens nothing. What is long and random needs no salt. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url')
