/** Why a login provider, or a form without scripts, did not lead into the product, in words for whoever stands before the form again. */
export const LOGIN_PROBLEMS = {
  cancelled: 'You came back without signing in. Nothing has changed.',
  refused: 'The sign-in could not be completed. Please try again.',
  not_admitted:
    'You don’t have an account here yet. Please ask the people who run this site for one.',
  away: 'The sign-in service cannot be reached right now. Please try again in a few minutes.',
  not_made:
    'No account was made. Please check your first name and email; you may have an account already.',
  not_found: 'We found no account with this first name and email. Please check both.',
  code_sent:
    'We have sent a code to your email. Typing it in needs JavaScript: please switch it on for this page and sign in again.',
} as const
export type LoginProblem = keyof typeof LOGIN_PROBLEMS

export const loginProblemHref = (problem: LoginProblem): string => `/auth?login=${problem}`

export function loginProblemIn(search: string): string | null {
  const named = new URLSearchParams(search).get('login') ?? ''
  return Object.hasOwn(LOGIN_PROBLEMS, named) ? LOGIN_PROBLEMS[named as LoginProblem] : null
}

/** Where a form goes that no script takes care of. */
export const formAddress = (mode: 'sign-in' | 'sign-up'): string => `/api/auth/form/${mode}`
