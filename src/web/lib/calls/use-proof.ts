import { useMutation } from '@tanstack/react-query'
import { signIn } from '#contract/sign-in.ts'
import { call } from '../api.ts'
import { signInByPasskey } from '../browser/passkeys.ts'

/** Confirms that the account's owner is at the keyboard before an irreversible action. */
export function useProof() {
  const send = useMutation({
    mutationFn: () => call(signIn.sendProof, {}),
    meta: { failed: 'We couldn’t send the code', isShownInForm: true },
  })
  const prove = useMutation({
    mutationFn: (code: string) => call(signIn.prove, {}, { code }),
    meta: { failed: 'That code didn’t work', isShownInForm: true },
  })
  const byPasskey = useMutation({
    mutationFn: signInByPasskey,
    meta: { failed: 'That passkey didn’t work', isShownInForm: true },
  })
  return { send, prove, byPasskey }
}
