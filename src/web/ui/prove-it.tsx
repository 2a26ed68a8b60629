import type { SyntheticEvent } from 'react'
import { useProof } from '#web/lib/use-proof.ts'
import { Button } from './button.tsx'
import { TextField } from './field.tsx'

/** For where the server asks who sits at the keyboard: a code from the owner's mail answers. */
export function ProveIt() {
  const { send, prove } = useProof()

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    const code = new FormData(event.currentTarget).get('code')
    prove.mutate(typeof code === 'string' ? code : '')
  }

  if (prove.isSuccess)
    return <p role="status">Thank you. Now you can do it; you have ten minutes.</p>
  if (!send.isSuccess)
    return (
      <div className="stack">
        <div>
          <Button disabled={send.isPending} onClick={() => send.mutate()}>
            {send.isPending ? 'Sending...' : 'Mail me a code'}
          </Button>
        </div>
        <p className="field-problem" role="alert">
          {send.error?.message}
        </p>
      </div>
    )
  return (
    <form className="stack" noValidate aria-label="Show that it is you" onSubmit={handleSubmit}>
      <TextField
        label="Code from the mail"
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        placeholder="1234 5678"
        autoFocus
        hint="It is valid for 10 minutes."
        problem={prove.error?.message ?? null}
      />
      <div>
        <Button look="primary" type="submit" disabled={prove.isPending}>
          {prove.isPending ? 'Looking...' : 'It is me'}
        </Button>
      </div>
    </form>
  )
}
