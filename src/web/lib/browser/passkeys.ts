import { passkeys } from '#contract/passkeys.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { call } from '../api.ts'

/** Passkeys belong to a name: at a bare address, and in browsers without the standard's methods, there are none. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|^\[/.test(location.hostname)

/** For what a page comes with: nearly all can, so the server draws it. */
export const useCanUsePasskeys = (): boolean => useDrawn() !== null || canUsePasskeys()

/** The browser shows its own dialog; closing it is no fault, only an end. */
async function asked(asking: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const made = await asking.catch((error: Error) => {
    if (error.name === 'InvalidStateError') throw new Error('You’ve already added this passkey.')
    throw new Error('No passkey was used.')
  })
  if (!(made instanceof PublicKeyCredential)) throw new Error('No passkey was used.')
  return made
}

type Sent = { id: string; rawId: string; type: 'public-key' } & Record<
  'response' | 'clientExtensionResults',
  Record<string, unknown>
>
const sent = (credential: PublicKeyCredential) => credential.toJSON() as unknown as Sent

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
