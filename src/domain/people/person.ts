/** A person's account data: a first name and an email, nothing more. */
import * as z from 'zod/mini'
import { described } from '../values/described.ts'
import { label, tidyLine } from '../values/text.ts'
import { Tier } from './plan.ts'

export const FirstName = label({
  min: 1,
  max: 80,
  tooShort: 'First name is required',
  tooLong: 'A first name can be up to 80 characters',
})

export const EMAIL_PROBLEM = 'Please enter a valid email'

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i

/** Normalises an address for storage and comparison. Null if undeliverable. */
export function readEmail(typed: string): string | null {
  const text = typed.trim()
  const [local, domain, ...rest] = text.normalize('NFKC').split('@')
  if (!local || !domain || rest.length > 0 || !text.includes('@')) return null
  if (local.length > 64 || !LOCAL_PART.test(local) || /[^\p{L}\p{M}\p{N}.-]/u.test(domain))
    return null
  const host = URL.parse(`http://${domain}`)?.hostname ?? ''
  const isName = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host) && !/^[\d.]+$/.test(host)
  const email = `${local}@${host}`.toLowerCase()
  return isName && email.length <= 254 ? email : null
}

/** The mailbox of an address, without the label after a plus sign. */
export const mailboxOf = (email: string): string => email.replace(/\+[^@]*(?=@)/, '')

export const Email = z.pipe(
  described(
    z.string({ error: EMAIL_PROBLEM }).check(
      z.maxLength(320, { error: EMAIL_PROBLEM }),
      z.refine((typed) => readEmail(typed) !== null, { error: EMAIL_PROBLEM }),
    ),
    { format: 'idn-email' },
  ),
  z.transform((typed) => readEmail(typed) ?? ''),
)

/** The fields of both sign-in forms. */
export const SignIn = z.object({ firstName: FirstName, email: Email })
export type SignIn = z.infer<typeof SignIn>

export const Person = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  email: z.nullable(z.string()),
  username: z.string(),
  emailConfirmed: z.boolean(),
  /** True for operators of the instance. */
  isOperator: z.optional(z.literal(true)),
  /** The plan. Absent if the instance has none. */
  subscriptionTier: z.optional(Tier),
  subscriptionStatus: z.optional(z.string()),
  subscriptionExpiresAt: z.optional(z.nullable(z.string())),
  createdAt: z.string(),
})
export type Person = z.infer<typeof Person>

/** One or two initials for the avatar. Null if the name has no letter or digit. */
export function initialsOf(firstName: string, lastName: string | null): string | null {
  const first = (name: string | null) =>
    [...(name ?? '')].find((sign) => /\p{L}|\p{N}/u.test(sign)) ?? ''
  return (first(firstName) + first(lastName)).toLocaleUpperCase('en') || null
}

/** Compares names ignoring case and Unicode composition. */
export const isSameName = (one: string, other: string): boolean => foldName(one) === foldName(other)
const foldName = (name: string) => tidyLine(name).toLowerCase().normalize('NFC')

/** The first name in lower case with a number chosen by the caller. */
export function usernameFrom(firstName: string, number: number): string {
  const letters = firstName.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
  return `${[...letters].slice(0, 40).join('') || 'friend'}${number}`
}

export const MINIMUM_AGE = 16

export const NO_SUCH_ACCOUNT = "We couldn't find an account with that name and email."
export const EMAIL_TAKEN = 'An account with this email already exists. Please sign in.'
export const CODE_SENT =
  'If this name and email belong to an account, we have sent a sign-in code. It’s valid for 10 minutes.'
export const CODE_SENT_BEFORE =
  'If this name and email belong to an account, we sent a code in the last minute. Please look for it before you ask for another.'
export const CODES_USED_UP =
  'You’ve asked for a lot of codes. Please use the newest one, or try again later.'
export const NO_CODES_NOW = 'We can’t send codes right now. Please try again later.'
export const WRONG_CODE = 'That code is wrong or has expired.'
export const EMAIL_UNCONFIRMED = 'Please confirm your email first.'
export const NO_EMAIL =
  'This account has no email. Did you confirm it for another of your accounts? If so, download everything here, sign in there, and import it.'
export const PROVE_FIRST = 'Please confirm it’s you first.'
