/** Returns the local path to open after sign-in. Any other `next` is ignored, so it can't be an open redirect. */
export function returnAddress(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  return /^\/(?![/\\])/.test(next) ? next : '/dashboard'
}

/** Links to sign-up, then to `next`. */
export const signUpHref = (next: string): string => `/auth?next=${encodeURIComponent(next)}`

/** Opens the form on "Sign In". */
export const signInHref = (next = ''): string =>
  `/auth?mode=sign-in${next && `&next=${encodeURIComponent(next)}`}`

const modeIn = (search: string) => new URLSearchParams(search).get('mode')
export const asksToSignIn = (search: string): boolean => modeIn(search) === 'sign-in'
export const asksToSignUp = (search: string): boolean => modeIn(search) === 'sign-up'
