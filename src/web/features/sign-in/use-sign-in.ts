import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sent } from '#contract/endpoint.ts'
import { signIn as calls } from '#contract/sign-in.ts'
import { PRODUCT_NAME } from '#domain/content/product.ts'
import type { Person } from '#domain/people/person.ts'
import { call } from '#web/lib/api.ts'
import { KEYS, writeStored } from '#web/lib/browser-storage.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { signInByPasskey } from '#web/lib/passkeys.ts'
import { SESSION_KEY } from '#web/lib/session-key.ts'

/** The ways in. All end with the person as the session's person. */
export function useSignIn() {
  const client = useQueryClient()

  const enter = (person: Person) => {
    client.setQueryData(SESSION_KEY, person)
    return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] })
  }

  const signIn = useMutation({
    mutationFn: (fields: Sent<typeof calls.login>) => call(calls.login, {}, fields),
    meta: {
      done: { title: 'Welcome back!', text: "You've been signed in successfully." },
      failed: 'Sign in failed',
      isShownInForm: true,
    },
    onSuccess: enter,
  })

  const byPasskey = useMutation({
    mutationFn: signInByPasskey,
    meta: {
      done: { title: 'Welcome back!', text: "You've been signed in successfully." },
      failed: 'Sign in failed',
      isShownInForm: true,
    },
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
    onSuccess(person) {
      if (hasPlans()) rememberAccountTrial(person)
      return enter(person)
    },
  })

  return { signIn, byPasskey, register }
}

/** The browser's own note of the account trial, for the time after signing out. */
function rememberAccountTrial({ firstName, email, createdAt }: Person): void {
  writeStored(KEYS.accountTrial, JSON.stringify({ firstName, email, created: createdAt }))
  writeStored(KEYS.visitorTrial, null)
}
