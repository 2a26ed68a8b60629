/** A path of our own to go back to after signing in; anything else is not followed. */
export function returnAddress(search: string, fallback = '/dashboard'): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  return /^\/(?![/\\])/.test(next) ? next : fallback
}

export const authHref = (next: string): string => `/auth?next=${encodeURIComponent(next)}`
