/** The operator's setting for new accounts. */
import * as z from 'zod/mini'
import { DAY } from '../values/duration.ts'

export const Registration = z.enum(['open', 'invite', 'closed'])
export type Registration = z.infer<typeof Registration>

/** In milliseconds. An invitation is valid for one account. */
export const INVITATION_LASTS = 14 * DAY

export const Invitation = z.string().check(z.maxLength(64))

export const INVITATION_NEEDED =
  'You need an invitation to sign up here. Please open the link you were sent.'
export const INVITATION_NOT_VALID =
  'This invitation has been used, has expired, or is for another email. Please ask for a new one.'
export const REGISTRATION_CLOSED = 'Sign-up is closed on this site.'

const KEY = 'invite'
export const invitationHref = (token: string): string => `/auth?${KEY}=${token}`
export const invitationIn = (search: string): string | null => new URLSearchParams(search).get(KEY)
