import { useMutation, useQueryClient } from '@tanstack/react-query'
import { auth } from '#contract/sign-in.ts'
import { call } from '#web/lib/api.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { SESSION } from './use-session.ts'

export function useConfirmEmail() {
  const client = useQueryClient()
  const confirm = useMutation({
    mutationFn: (code: string) => call(auth.confirm, {}, { code }),
    meta: {
      done: {
        title: 'Email confirmed',
        text: hasPlans() ? 'You can now share and subscribe.' : 'You can now share.',
      },
      failed: 'Email not confirmed',
      isShownInForm: true,
    },
    onSuccess: (person) => client.setQueryData(SESSION, person),
  })
  const sendAgain = useMutation({
    mutationFn: () => call(auth.sendConfirmation, {}),
    meta: {
      done: { title: 'Code sent', text: 'Look into your mail; it is valid for 10 minutes.' },
      failed: 'Code not sent',
    },
  })
  return { confirm, sendAgain }
}
