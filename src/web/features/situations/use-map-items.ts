import { useQuery } from '@tanstack/react-query'
import { examples } from '#contract/examples.ts'
import { selfMap } from '#contract/self-map.ts'
import { call } from '#web/lib/api.ts'
import { selfMapKey } from '#web/lib/query-keys.ts'

/** The items a person can choose from: their own and the examples that are left. */
export const useMapItems = (userId: number) =>
  useQuery({ queryKey: selfMapKey(userId), queryFn: () => call(selfMap.list, { userId }) })

/** The items a visitor can choose from. */
export const useExampleItems = () =>
  useQuery({ queryKey: ['example', 'self-map'], queryFn: () => call(examples.selfMap, {}) })
