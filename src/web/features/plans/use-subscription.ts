import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { subscription as contract } from '#contract/subscription.ts'
import type { Person } from '#domain/people/person.ts'
import { SELECT_A_PLAN, type Subscription } from '#domain/people/plan.ts'
import { CallError, call } from '#web/lib/api.ts'
import { withBase } from '#web/lib/base.ts'
import { devUserHere } from '#web/lib/dev-user.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { afterChange, subscriptionKey } from '#web/lib/query-keys.ts'
import { isActive } from './plan-words.ts'

/** In milliseconds: the polling interval for the payment provider's confirmation. */
const LOOK_EVERY = 2000

/** `isAwaited` polls until a paid plan is active. */
export function useSubscription(person: Person, { isAwaited = false } = {}) {
  return useQuery({
    queryKey: subscriptionKey(person.id),
    queryFn: () => call(contract.get, { userId: person.id }),
    enabled: hasPlans(),
    refetchInterval: ({ state }) =>
      isAwaited && !(state.data && isActive(state.data)) && state.dataUpdateCount < 30
        ? LOOK_EVERY
        : false,
  })
}

/** Caches the plan and invalidates what depends on it: the session's person and the open features. */
export function useKeepPlan(person: Person) {
  const client = useQueryClient()
  return (plan: Subscription) => {
    client.setQueryData(subscriptionKey(person.id), plan)
    void afterChange(client, 'plan')
  }
}

/**
 * Redirects to the checkout, for a due payment or a new subscription as the server decides. In development mode the
 * upgrade is immediate.
 */
export function useCheckout(person: Person, { isRepair = false } = {}) {
  const keepPlan = useKeepPlan(person)
  return useMutation({
    mutationFn: async () => {
      if (devUserHere()) {
        const body = { tier: 'premium', devMode: true } as const
        keepPlan(await call(contract.devUpgrade, { userId: person.id }, body))
        return
      }
      const { checkoutUrl } = await call(
        contract.checkout,
        { userId: person.id },
        {
          tier: 'premium',
          successUrl: location.origin + withBase('/subscription/success'),
          cancelUrl: location.origin + withBase(`/subscription${isRepair ? '' : '/cancel'}`),
        },
      ).catch((error: unknown) => {
        const isExplained = !(error instanceof CallError) || error.refusal || error.status === 0
        throw isExplained ? error : new CallError(0, 'Could not create checkout session')
      })
      location.assign(checkoutUrl)
    },
    meta: {
      failed: (_sent, error) =>
        error.message === SELECT_A_PLAN ? 'Select a Plan' : 'Failed to create checkout session',
    },
  })
}
