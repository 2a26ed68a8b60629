import { useMutation, useQueryClient } from '@tanstack/react-query'
import { signIn } from '#contract/sign-in.ts'
import { NO_EMAIL, type Person } from '#domain/people/person.ts'
import { call } from '#web/lib/api.ts'
import { SESSION_KEY } from '#web/lib/calls/session-key.ts'
import { useSettings } from '#web/lib/calls/settings.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CodeField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { Link } from '#web/ui/link.tsx'

type CardProps = { title: string; person: Pick<Person, 'email' | 'emailConfirmed'> }

/** Confirms an unconfirmed email with a code. The email is null if another account confirmed it first. */
export function ConfirmCard({ title, person: { email, emailConfirmed } }: CardProps) {
  const settings = useSettings()
  if (emailConfirmed || settings.data?.signIn !== 'email-code') return null
  return (
    <Card title={title}>
      {email === null ? (
        <p className="reading">
          {NO_EMAIL} <Link href="/profile#take-along">Export and import</Link>
        </p>
      ) : (
        <CodeForm email={email} />
      )}
    </Card>
  )
}

function CodeForm({ email }: { email: string }) {
  const client = useQueryClient()
  const confirm = useMutation({
    mutationFn: (code: string) => call(signIn.confirm, {}, { code }),
    meta: {
      done: {
        title: 'Email confirmed',
        text: hasPlans() ? 'You can now share and subscribe.' : 'You can now share.',
      },
      failed: 'We couldn’t confirm your email',
      isShownInForm: true,
    },
    onSuccess: (person) => client.setQueryData(SESSION_KEY, person),
  })
  const sendAgain = useMutation({
    mutationFn: () => call(signIn.sendConfirmation, {}),
    meta: {
      done: { title: 'Code sent', text: 'Check your email. The code is valid for 10 minutes.' },
      failed: 'We couldn’t send the code',
    },
  })
  return (
    <Form
      aria-label="Confirm your email"
      onSubmit={(given) => confirm.mutate(String(given.get('code') ?? ''))}
    >
      <p className="muted reading">
        You’ll get a code by email at <strong>{email}</strong>. Type it here so only you can open
        this account. If it doesn’t arrive, send a new one. Until then you can’t{' '}
        {hasPlans() ? 'share or subscribe' : 'share'}, and you can only open it in another browser
        with a code from that email.
      </p>
      <CodeField label="Code from the email" problem={confirm.error?.message ?? null} />
      <div className="row">
        <Button look="primary" type="submit" disabled={confirm.isPending}>
          {confirm.isPending ? 'Confirming...' : 'Confirm email'}
        </Button>
        <Button look="quiet" disabled={sendAgain.isPending} onClick={() => sendAgain.mutate()}>
          Send a new code
        </Button>
      </div>
    </Form>
  )
}
