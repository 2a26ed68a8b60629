/** Messages on the sign-in form after a provider, or a form without scripts, failed. */
export const LOGIN_PROBLEMS = {
  cancelled: 'You came back without signing in. Nothing has changed.',
  refused: 'We couldn’t complete the sign-in. Please try again.',
  not_admitted:
    'You don’t have an account here yet. Please ask the people who run this site for one.',
  away: 'We can’t reach the sign-in service right now. Please try again in a few minutes.',
  not_made:
    'We couldn’t create an account. Please check your first name and email. You may already have one.',
  not_found: 'We couldn’t find an account with this first name and email. Please check both.',
  code_sent:
    'We’ve sent a code to your email. You need JavaScript to enter it. Please turn JavaScript on for this page and sign in again.',
} as const
export type LoginProblem = keyof typeof LOGIN_PROBLEMS

export const loginProblemHref = (problem: LoginProblem): string => `/auth?login=${problem}`

export function loginProblemIn(search: string): string | null {
  const named = new URLSearchParams(search).get('login') ?? ''
  return Object.hasOwn(LOGIN_PROBLEMS, named) ? LOGIN_PROBLEMS[named as LoginProblem] : null
}

/** The target of a form without scripts. */
export const formAddress = (mode: 'sign-in' | 'sign-up'): string => `/api/auth/form/${mode}`
