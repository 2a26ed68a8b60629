import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearch } from 'wouter'
import type { Sent } from '#contract/endpoint.ts'
import { signIn as calls } from '#contract/sign-in.ts'
import { PRODUCT_NAME } from '#domain/content/product.ts'
import { formAddress } from '#domain/people/login-problem.ts'
import { MINIMUM_AGE, type Person, SignIn } from '#domain/people/person.ts'
import { invitationIn } from '#domain/people/registration.ts'
import { call, reasonOf } from '#web/lib/api.ts'
import { withBase } from '#web/lib/base.ts'
import { signInByPasskey, useCanUsePasskeys } from '#web/lib/browser/passkeys.ts'
import { KEYS, writeStored } from '#web/lib/browser-storage.ts'
import { problemsIn, refusedFieldsOf } from '#web/lib/calls/problems.ts'
import { SESSION_KEY } from '#web/lib/calls/session-key.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox, CodeField, Problem, TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'

/** The only way into a demo instance: a copy of a made-up diary, private and deleted after an hour. */
export const DemoDoor = () => (
  <Card title="Look around">
    <form className="stack" method="post" action={withBase('/api/demo')}>
      <p className="muted">
        You’ll get your own copy of sixty days in a made-up life. Change anything you like. No one
        else sees it, and it’s deleted after an hour.
      </p>
      <Button look="primary" size="large" isWide type="submit">
        Open the demo
      </Button>
      <p className="caption muted">Please don’t write anything here you’d want to keep.</p>
    </form>
  </Card>
)

const SIGNED_IN = {
  done: { title: 'Welcome back!', text: "You've been signed in successfully." },
  failed: 'Sign in failed',
  isShownInForm: true,
}

/** The ways to sign in. Each sets the session's person and fetches everything again, the session too. */
function useSignIn() {
  const client = useQueryClient()

  const enter = (person: Person) => {
    if (hasPlans()) rememberAccountTrial(person)
    client.setQueryData(SESSION_KEY, person)
    return client.invalidateQueries()
  }

  const signIn = useMutation({
    mutationFn: (fields: Sent<typeof calls.login>) => call(calls.login, {}, fields),
    meta: SIGNED_IN,
    onSuccess: enter,
  })

  const byPasskey = useMutation({
    mutationFn: signInByPasskey,
    meta: SIGNED_IN,
    onSuccess: enter,
  })

  const register = useMutation({
    mutationFn: (fields: Sent<typeof calls.register>) => call(calls.register, {}, fields),
    meta: {
      done: {
        title: 'Account created!',
        text: `Welcome to ${PRODUCT_NAME}.${hasPlans() ? ' Your free trial has started.' : ''}`,
      },
      failed: 'Registration failed',
      isShownInForm: true,
    },
    onSuccess: enter,
  })

  return { signIn, byPasskey, register }
}

/** Stores the account trial in this browser, for the time after signing out. */
function rememberAccountTrial({ firstName, email, createdAt }: Person): void {
  writeStored(KEYS.accountTrial, JSON.stringify({ firstName, email, created: createdAt }))
  writeStored(KEYS.visitorTrial, null)
}

type Mode = 'sign-in' | 'sign-up'
const FIELDS = ['firstName', 'email', 'code'] as const

const LABELS = {
  'sign-in': { idle: 'Sign In', busy: 'Signing in...' },
  'sign-up': { idle: 'Create Account', busy: 'Creating account...' },
}

/** First name and email. The input stays if it is invalid. */
export function SignInForm({ mode }: { mode: Mode }) {
  const { signIn, byPasskey, register } = useSignIn()
  const invite = invitationIn(useSearch())
  const canUsePasskeys = useCanUsePasskeys()
  const [problems, setProblems] = useState<Record<string, string>>({})
  const action = mode === 'sign-in' ? signIn : register
  const needsCode = mode === 'sign-in' && reasonOf(signIn.error) === 'code_required'

  function handleSubmit(typed: FormData, form: HTMLFormElement) {
    const fields = SignIn.safeParse(Object.fromEntries(typed))
    if (!fields.success) {
      const found = problemsIn(fields.error.issues)
      setProblems(found)
      const first = FIELDS.find((name) => name in found)
      if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
      return
    }
    setProblems({})
    const onError = (error: Error) => {
      const issues = refusedFieldsOf(error)
      if (issues) setProblems(problemsIn(issues))
    }
    if (mode === 'sign-up') {
      return register.mutate({ ...fields.data, ...(invite && { invite }) }, { onError })
    }
    const code = String(typed.get('code') ?? '')
    const remember = typed.get('remember') === 'on'
    signIn.mutate({ ...fields.data, ...(code && { code }), remember }, { onError })
  }

  const refused = action.error && !needsCode ? action.error.message : null

  return (
    <Form
      aria-label={LABELS[mode].idle}
      method="post"
      action={withBase(formAddress(mode))}
      onSubmit={handleSubmit}
    >
      {mode === 'sign-up' && invite && <input type="hidden" name="invite" value={invite} />}
      <TextField
        label="First Name"
        name="firstName"
        autoComplete="given-name"
        hint={mode === 'sign-in' && 'The name you signed up with. There’s no password.'}
        problem={problems.firstName ?? null}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        problem={problems.email ?? null}
      />
      {needsCode && (
        <>
          <p role="status">{signIn.error?.message}</p>
          <CodeField label="Sign-in code" autoFocus problem={problems.code ?? null} />
          <Checkbox
            label="Remember this browser"
            name="remember"
            hint="Only on a device no one else uses."
          />
        </>
      )}
      {refused && <p className="field-problem">{refused}</p>}
      <Button look="primary" size="large" isWide type="submit" disabled={action.isPending}>
        {action.isPending ? LABELS[mode].busy : LABELS[mode].idle}
      </Button>
      {mode === 'sign-in' && canUsePasskeys && (
        <>
          <Button
            className="needs-script"
            isWide
            disabled={byPasskey.isPending}
            onClick={() => byPasskey.mutate()}
          >
            {byPasskey.isPending ? 'Waiting for your passkey…' : 'Sign in with a passkey'}
          </Button>
          <Problem>{byPasskey.error?.message}</Problem>
        </>
      )}
      {mode === 'sign-up' && (
        <p className="caption muted">
          For people aged {MINIMUM_AGE} and over.{' '}
          {hasPlans() ? 'No password, no payment' : 'No password'}. We only ask for your first name
          and email.
        </p>
      )}
    </Form>
  )
}
