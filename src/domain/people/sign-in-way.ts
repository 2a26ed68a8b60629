/** The ways to sign in, as shown in the person's list of sign-ins. */
import * as z from 'zod/mini'

export const SignInWay = z.enum(['open', 'sign_up', 'code', 'device', 'passkey', 'provider'])
export type SignInWay = z.infer<typeof SignInWay>

export const SIGN_IN_WAY_LABELS: Record<SignInWay, string> = {
  open: 'with name and email',
  sign_up: 'by signing up',
  code: 'with a code from an email',
  device: 'in a browser that was remembered',
  passkey: 'with a passkey',
  provider: 'through a login provider',
}

/** A remembered device doesn't prove who uses it. */
export const isProof = (way: SignInWay): boolean => way !== 'device'
