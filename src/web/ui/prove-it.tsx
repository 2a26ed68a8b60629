import { canUsePasskeys } from '#web/lib/browser/passkeys.ts'
import { reasonOf } from '#web/lib/calls/call-error.ts'
import { useProof } from '#web/lib/calls/use-proof.ts'
import { Button } from './button.tsx'
import { CodeField, Problem } from './field.tsx'
import { Form } from './form.tsx'

/** Asks for an emailed code or a passkey after a call failed because the server wants proof of the owner. */
export const ProveIt = ({ after }: { after: Error | null }) =>
  reasonOf(after) === 'fresh_sign_in_required' && <Proof />

function Proof() {
  const { send, prove, byPasskey } = useProof()

  if (prove.isSuccess || byPasskey.isSuccess)
    return <p role="status">Thank you. We won’t ask again for the next ten minutes.</p>
  if (!send.isSuccess)
    return (
      <div className="stack">
        <div className="row">
          <Button disabled={send.isPending} onClick={() => send.mutate(undefined)}>
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
    <Form
      aria-label="Confirm it’s you"
      onSubmit={(given) => prove.mutate({ code: String(given.get('code') ?? '') })}
    >
      <CodeField
        label="Code from the email"
        autoFocus
        hint="It’s valid for 10 minutes."
        problem={prove.error?.message ?? null}
      />
      <Button isAlone look="primary" type="submit" disabled={prove.isPending}>
        {prove.isPending ? 'Looking...' : 'Yes, it’s me'}
      </Button>
    </Form>
  )
}
