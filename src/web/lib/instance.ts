/**
 * True if this instance has plans. The server marks pages of instances without plans, so no page has to wait for the
 * settings.
 */
export const hasPlans = (): boolean =>
  typeof document === 'undefined' || document.documentElement.dataset.plans !== 'off'

/** Label of the sign-up button. Says "Free" only if there are plans with a price. */
export const createAccount = (): string => (hasPlans() ? 'Create Free Account' : 'Create Account')
