import { useMutation } from '@tanstack/react-query'
import { signIn } from '#contract/sign-in.ts'
import { signInByPasskey } from '../browser/passkeys.ts'
import { inForm, useSend } from './use-send.ts'

/** Confirms that the account's owner is at the keyboard before an irreversible action. */
export function useProof() {
  const send = useSend(signIn.sendProof, {}, inForm('We couldn’t send the code'))
  const prove = useSend(signIn.prove, {}, inForm('That code didn’t work'))
  const meta = inForm('That passkey didn’t work')
  const byPasskey = useMutation({ mutationFn: signInByPasskey, meta })
  return { send, prove, byPasskey }
}
