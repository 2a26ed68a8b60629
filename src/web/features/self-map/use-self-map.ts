import { useQuery } from '@tanstack/react-query'
import { selfMap } from '#contract/self-map.ts'
import { withoutExamples } from '#domain/self-map/self-map.ts'
import { call } from '#web/lib/api.ts'
import { selfMapKey } from '#web/lib/query-keys.ts'

/** Loads a person's items, with examples. Disabled without a person. */
export const useSelfMap = (userId: number | null) =>
  useQuery({ ...mapOf(userId ?? 0), enabled: userId !== null })

const mapOf = (userId: number) => ({
  queryKey: selfMapKey(userId),
  queryFn: () => call(selfMap.list, { userId }),
})

/** The items to choose from, without examples once there are three own items. */
export const useItemsToChoose = (userId: number) =>
  useQuery({ ...mapOf(userId), select: withoutExamples })

/** The map a visitor sees. */
export const useExampleMap = () =>
  useQuery({
    queryKey: ['example', 'self-map'],
    queryFn: async () => call((await import('#contract/examples.ts')).examples.selfMap, {}),
  })
