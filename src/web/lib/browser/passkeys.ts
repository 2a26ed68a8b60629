import type { Sent } from '#contract/endpoint.ts'
import { passkeys } from '#contract/passkeys.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { call } from '../api.ts'

/**
 * Passkeys are bound to a domain name, so they don't work at an IP address. Some browsers also lack the JSON methods.
 */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|^\[/.test(location.hostname)

/** True during server-side rendering, because nearly all browsers support passkeys. */
export const useCanUsePasskeys = (): boolean => useDrawn() !== null || canUsePasskeys()

/** Awaits the browser's dialog. Closing it throws an error that says no passkey was used. */
async function asked(asking: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const made = await asking.catch((error: Error) => {
    if (error.name === 'InvalidStateError') throw new Error('You’ve already added this passkey.')
    throw new Error('No passkey was used.')
  })
  if (!(made instanceof PublicKeyCredential)) throw new Error('No passkey was used.')
  return made
}

type Given = Sent<typeof passkeys.signIn>['credential']
const sent = (credential: PublicKeyCredential) => credential.toJSON() as unknown as Given

export async function makePasskey(userId: number) {
  const options = await call(passkeys.options, { userId })
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const credential = await asked(navigator.credentials.create({ publicKey }))
  return call(passkeys.add, { userId }, { credential: sent(credential) })
}

export async function signInByPasskey() {
  const options = await call(passkeys.signInOptions, {})
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  const credential = await asked(navigator.credentials.get({ publicKey }))
  return call(passkeys.signIn, {}, { credential: sent(credential) })
}
