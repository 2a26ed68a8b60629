/** Personal API tokens, with limited scopes and an expiry date. */
import * as z from 'zod/mini'
import { line } from '../values/text.ts'

export const TOKEN_SCOPES = ['read', 'write', 'analyse'] as const
export const TokenScope = z.enum(TOKEN_SCOPES)
export type TokenScope = z.infer<typeof TokenScope>

export const SCOPE_LABELS: Record<TokenScope, string> = {
  read: 'Read your map, situations and analyses',
  write: 'Add, change and delete them',
  analyse: 'Have situations analyzed',
}

/** The prefix of every token, so people and secret scanners recognise one. */
export const TOKEN_START = 'innermap_'
export const MAX_TOKENS = 20
export const TOKEN_DAYS = { min: 1, max: 365, start: 90 } as const

export const TOO_MANY_TOKENS = `You can have up to ${MAX_TOKENS} tokens. Remove one you don’t need any more.`
export const NOT_BY_TOKEN = 'Only you can do this, in a browser. A token can’t.'
export const TOKEN_LACKS_SCOPE = 'This token can’t do that.'

export const NewToken = z.object({
  name: line({
    min: 1,
    max: 60,
    tooShort: 'Give the token a name',
    tooLong: 'A name can be up to 60 characters',
  }),
  scopes: z
    .array(TokenScope)
    .check(z.minLength(1, { error: 'Choose at least one thing it can do' }), z.maxLength(3)),
  days: z.int().check(z.gte(TOKEN_DAYS.min), z.lte(TOKEN_DAYS.max)),
})
export type NewToken = z.infer<typeof NewToken>

export const PersonalToken = z.object({
  id: z.int(),
  name: z.string(),
  scopes: z.array(TokenScope),
  createdAt: z.string(),
  /** Rounded to the hour. */
  usedAt: z.nullable(z.string()),
  expiresAt: z.string(),
})
export type PersonalToken = z.infer<typeof PersonalToken>
