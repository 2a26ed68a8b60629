import { signIn } from '#contract/sign-in.ts'
import type { Person } from '#domain/people/person.ts'
import { call, reasonOf } from '#web/lib/api.ts'
import { forgetAnswers } from '#web/lib/offline/names.ts'

/** Loads the session. Any failure but `signed_out` is rethrown, so that nothing stored on the device is deleted. */
export const askSession = (): Promise<Person | null> =>
  call(signIn.user, {}).catch((error: unknown) => {
    if (reasonOf(error) === 'signed_out') {
      if (navigator.onLine) forgetAnswers()
      return null
    }
    console.warn('Failed to fetch user')
    throw error
  })
