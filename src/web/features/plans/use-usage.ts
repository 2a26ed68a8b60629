import { useQuery } from '@tanstack/react-query'
import type { Reply } from '#contract/endpoint.ts'
import { usage as contract } from '#contract/usage.ts'
import type { Person } from '#domain/people/person.ts'
import { FREE_LIMITS } from '#domain/people/plan.ts'
import { call } from '#web/lib/api.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { USAGE } from '#web/lib/query-keys.ts'

export type Usage = Reply<typeof contract.get>

const NOTHING_USED: Usage = { analyses: 0, items: 0, customCategories: 0, limits: FREE_LIMITS }

/** The usage of the free plan, as the server counts it. A visitor has used nothing. */
export const useUsage = (person: Person | null) =>
  useQuery({
    queryKey: [...USAGE, person?.id ?? null],
    queryFn: async () => (person ? call(contract.get, { userId: person.id }) : NOTHING_USED),
    enabled: hasPlans(),
    // Items and analyses change these counts on other screens.
    staleTime: 0,
  })
