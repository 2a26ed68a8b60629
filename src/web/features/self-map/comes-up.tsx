import { Plus } from 'lucide-react'
import { NEW_POWER } from '#domain/self-map/attachment-power.ts'
import { Button } from '#web/ui/button.tsx'
import { useComesUp } from './use-comes-up.ts'
import type { ItemChanges } from './use-item-changes.ts'

/** Offered once: whoever comes up in several situations and is not on the map. */
export function ComesUpOffer({ userId, changes }: { userId: number; changes: ItemChanges }) {
  const { found, decline, next } = useComesUp(userId)
  if (!found) return null
  const { name, category, count } = found
  const add = () =>
    changes.add.mutate({ name, category, attachmentPower: NEW_POWER }, { onSettled: next })
  return (
    <section className="comes-up" aria-label="Not on your map yet">
      <p>
        <bdi>{name.replace(/^My /, 'Your ')}</bdi> comes up in {count} of your situations, and is
        not on your map.
      </p>
      <div className="row">
        <Button size="small" disabled={changes.add.isPending} onClick={add}>
          <Plus aria-hidden />
          Put on my map
        </Button>
        <Button look="quiet" size="small" onClick={() => decline(name)}>
          Leave it off
        </Button>
      </div>
    </section>
  )
}
