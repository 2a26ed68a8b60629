import { useMutation, useQueryClient } from '@tanstack/react-query'
import { analyses } from '#contract/analyses.ts'
import { selfMap } from '#contract/self-map.ts'
import { situations } from '#contract/situations.ts'
import { nameKey, type SelfMapItem } from '#domain/self-map.ts'
import type { ItemSnapshot } from '#domain/situation.ts'
import { call } from '#web/lib/api.ts'
import { SITUATIONS, selfMapKey, USAGE } from '#web/lib/query-keys.ts'
import type { KeptSituation } from './kept-situation.ts'

/** The same thing under the same name, whether it is still an example or already the person's own. */
const findSame = (items: readonly SelfMapItem[], { name, category }: ItemSnapshot) =>
  items.find((item) => nameKey(item.name) === nameKey(name) && item.category === category)

/** Takes what a visitor wrote over into the new account: own items first, then the situation, then its analysis. */
export function useKeepSituation(userId: number) {
  const client = useQueryClient()
  return useMutation({
    async mutationFn({ title, description, items }: KeptSituation) {
      const map = await call(selfMap.list, { userId })
      const ids: number[] = []
      for (const item of items) {
        const { name, category, attachmentPower } = item
        const same =
          findSame(map, item) ??
          (await call(selfMap.add, { userId }, { name, category, attachmentPower }))
        ids.push(same.id)
      }
      const situation = await call(
        situations.add,
        { userId },
        {
          title,
          description,
          selfMapItemIds: ids,
        },
      )
      const reply = await call(analyses.analyze, { id: situation.id }, { seen: 0 })
      return { situation, isCrisis: 'crisis' in reply }
    },
    meta: {
      done: { title: 'Situation created', text: 'Your situation has been saved successfully.' },
      failed: 'Failed to create situation',
    },
    onSettled() {
      for (const queryKey of [SITUATIONS, USAGE, selfMapKey(userId)]) {
        void client.invalidateQueries({ queryKey })
      }
    },
  })
}
