import { useMutation } from '@tanstack/react-query'
import { signIn } from '#contract/sign-in.ts'
import { call } from '../api.ts'
import { signInByPasskey } from '../browser/passkeys.ts'

/** Shows that the one at the keyboard is the owner, before something that cannot be taken back. */
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
