import type { Generated } from 'kysely'
import type { SignInWay } from '#domain/people/sign-in-way.ts'
import type { Flag, Moment, Numbered, Owned } from './column.ts'

/** Who somebody is, and how they come in. */
export type PeopleTables = {
  user: {
    id: Generated<number>
    firstName: string
    lastName: string | null
    username: string
    profileImageUrl: string | null
    email: string | null
    claimedEmail: string | null
    emailConfirmedAt: Moment | null
    subscriptionTier: Generated<'free' | 'premium'>
    subscriptionStatus: Generated<string>
    subscriptionExpiresAt: Moment | null
    cancelAtPeriodEnd: Generated<Flag>
    isDev: Generated<Flag>
    isOperator: Generated<Flag>
    createdAt: Moment
    trialSince: Moment
    countedAt: Generated<Moment>
    analysesMade: Generated<number>
  }
  providerIdentity: Owned & {
    issuer: string
    subject: string
  }
  invitation: {
    id: Generated<number>
    tokenHash: string
    email: string | null
    createdAt: Moment
    expiresAt: Moment
  }
  session: {
    id: Generated<number>
    userId: number
    tokenHash: string
    device: string
    signedInAt: Moment
    seenAt: Moment
    provedAt: Generated<Moment>
    expiresAt: Moment
    deviceHash: string | null
  }
  signIn: {
    id: Generated<number>
    userId: number
    way: SignInWay
    device: string
    signedInAt: Moment
    expiresAt: Moment
  }
  passkey: Numbered & {
    credentialId: string
    publicKey: string
    counter: number
    transports: string
    device: string
    usedAt: Moment | null
  }
  trustedDevice: Numbered & {
    tokenHash: string
    isRemembered: Generated<Flag>
    device: Generated<string>
    seenAt: Generated<Moment>
    expiresAt: Moment
  }
  signInCode: Owned & {
    purpose: 'sign_in' | 'confirm'
    asker: string
    network: string
    salt: string
    codeHash: string
    tries: Generated<number>
    networkTries: Generated<number>
    expiresAt: Moment
  }
  consent: {
    userId: number
    name: string
    version: string
    givenAt: Moment
  }
}
