import type { SyntheticEvent } from 'react'
import { canUsePasskeys } from '#web/lib/browser/passkeys.ts'
import { reasonOf } from '#web/lib/calls/call-error.ts'
import { useProof } from '#web/lib/calls/use-proof.ts'
import { Button } from './button.tsx'
import { Problem, TextField } from './field.tsx'

/** Asks for an emailed code or a passkey after a call failed because the server wants proof of the owner. */
export const ProveIt = ({ after }: { after: Error | null }) =>
  reasonOf(after) === 'fresh_sign_in_required' && <Proof />

function Proof() {
  const { send, prove, byPasskey } = useProof()

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    const code = new FormData(event.currentTarget).get('code')
    prove.mutate(typeof code === 'string' ? code : '')
  }

  if (prove.isSuccess || byPasskey.isSuccess)
    return <p role="status">Thank you. We won’t ask again for the next ten minutes.</p>
  if (!send.isSuccess)
    return (
      <div className="stack">
        <div className="row">
          <Button disabled={send.isPending} onClick={() => send.mutate()}>
            {send.isPending ? 'Sending...' : 'Email me a code'}
          </Button>
          {canUsePasskeys() && (
            <Button disabled={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
              Use a passkey
            </Button>
          )}
        </div>
        <Problem>{(send.error ?? byPasskey.error)?.message}</Problem>
      </div>
    )
  return (
    <form className="stack" noValidate aria-label="Confirm it’s you" onSubmit={handleSubmit}>
      <TextField
        label="Code from the email"
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        placeholder="1234 5678"
        autoFocus
        hint="It’s valid for 10 minutes."
        problem={prove.error?.message ?? null}
      />
      <Button isAlone look="primary" type="submit" disabled={prove.isPending}>
        {prove.isPending ? 'Looking...' : 'Yes, it’s me'}
      </Button>
    </form>
  )
}
