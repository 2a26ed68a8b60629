import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { selfMap } from '#contract/self-map.ts'
import { DEFAULT_POWER } from '#domain/self-map/attachment-power.ts'
import { call } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import type { ItemChanges } from './use-item-changes.ts'

/** Offers once to add a person or thing that comes up in several situations. */
export function ComesUpOffer({ userId, changes }: { userId: number; changes: ItemChanges }) {
  const client = useQueryClient()
  const queryKey = ['comes-up', userId]
  const { data: found } = useQuery({
    queryKey,
    queryFn: () => call(selfMap.comesUp, { userId }),
    // Situations and items change it on other screens.
    staleTime: 0,
  })
  const next = () => client.invalidateQueries({ queryKey })
  const decline = useMutation({
    mutationFn: (name: string) => call(selfMap.decline, { userId }, { name }),
    meta: { failed: 'Something went wrong' },
    onMutate: () => client.setQueryData(queryKey, null),
    onSettled: next,
  })
  if (!found) return null
  const { name, category, count } = found
  const add = () =>
    changes.add.mutate({ name, category, attachmentPower: DEFAULT_POWER }, { onSettled: next })
  return (
    <section className="comes-up" aria-label="Not on your map yet">
      <p>
        <bdi>{name.replace(/^My /, 'Your ')}</bdi> comes up in {count} of your situations but isn’t
        on your map.
      </p>
      <div className="row">
        <Button size="small" disabled={changes.add.isPending} onClick={add}>
          <Plus aria-hidden />
          Put on my map
        </Button>
        <Button look="quiet" size="small" onClick={() => decline.mutate(name)}>
          Leave it off
        </Button>
      </div>
    </section>
  )
}
