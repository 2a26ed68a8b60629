/**
 * Whether this instance has plans. The server marks its pages where it has none, so that no page has to wait for a
 * word that it must not say.
 */
export const hasPlans = (): boolean =>
  typeof document === 'undefined' || document.documentElement.dataset.plans !== 'off'

/** What the button to an account says: nothing can be free where nothing has a price. */
export const createAccount = (): string => (hasPlans() ? 'Create Free Account' : 'Create Account')
