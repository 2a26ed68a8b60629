/** The ways into an account, as its owner reads them in the list of sign-ins. */
import * as z from 'zod/mini'

export const SIGN_IN_WAYS = ['open', 'sign_up', 'code', 'device', 'passkey', 'provider'] as const
export const SignInWay = z.enum(SIGN_IN_WAYS)
export type SignInWay = z.infer<typeof SignInWay>

export const SIGN_IN_WAY_LABELS: Record<SignInWay, string> = {
  open: 'with name and email',
  sign_up: 'by signing up',
  code: 'with a code from an email',
  device: 'in a browser that was remembered',
  passkey: 'with a passkey',
  provider: 'through a login provider',
}

/** Being remembered proves nothing about who sits at the keyboard today. */
export const isProof = (way: SignInWay): boolean => way !== 'device'
