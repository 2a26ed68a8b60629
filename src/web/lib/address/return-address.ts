/** A path of our own to go back to after signing in; anything else is not followed. */
export function returnAddress(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  return /^\/(?![/\\])/.test(next) ? next : '/dashboard'
}

/** To a new account, and then on. */
export const signUpHref = (next: string): string => `/auth?next=${encodeURIComponent(next)}`

/** For those who have an account: the form opens on "Sign In". */
export const signInHref = (next = ''): string =>
  `/auth?mode=sign-in${next && `&next=${encodeURIComponent(next)}`}`

const modeIn = (search: string) => new URLSearchParams(search).get('mode')
export const asksToSignIn = (search: string): boolean => modeIn(search) === 'sign-in'
export const asksToSignUp = (search: string): boolean => modeIn(search) === 'sign-up'
