import { useState } from 'react'
import {
  ENOUGH_ITEMS,
  FIRST_MAP_QUESTION,
  isExample,
  ownOf,
  type SelfMapItem,
} from '#domain/self-map/self-map.ts'
import { FirstMap } from '#web/features/self-map/first-map.tsx'
import type { ItemChanges } from '#web/features/self-map/use-item-changes.ts'
import type { Proposer } from '#web/features/situations/proposals.ts'
import { useChoice } from '#web/lib/browser/choices.ts'
import { Button } from '#web/ui/button.tsx'

type Props = { items: readonly SelfMapItem[]; add: ItemChanges['add'] }

/**
 * Offered until three things on the map are one's own, unless the person said "Later" in this browser. It never
 * stands before the map: on a phone, and once something is there, it is a line that opens.
 */
export function FirstMapOffer({ items, add }: Props) {
  const [isLater, putOff] = useChoice('first-map-later')
  const [isOffered, setOffered] = useState(() => items.every(isExample))
  /** Unasked it is open where there is room beside it. */
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const own = ownOf(items).length
  if (!isOffered || isLater || (own >= ENOUGH_ITEMS && !isOpen)) return null
  const isUnasked = isOpen === null && own === 0
  return (
    <div className={isUnasked ? 'first-map-offer first-map-unasked' : 'first-map-offer'}>
      {!isOpen && (
        <div className="first-map-fold">
          <p>{FIRST_MAP_QUESTION}</p>
          <Button size="small" onClick={() => setOpen(true)}>
            {own === 0 ? 'Name three' : 'Name more'}
          </Button>
        </div>
      )}
      {(isOpen || isUnasked) && (
        <Lines
          add={add}
          onBegin={() => setOpen(true)}
          onDone={() => setOffered(false)}
          onLater={() => putOff(true)}
        />
      )}
    </div>
  )
}

type LinesProps = Pick<Props, 'add'> & {
  onBegin: () => void
  onDone: () => void
  onLater: () => void
}

function Lines({ add, onBegin, onDone, onLater }: LinesProps) {
  const [proposer, setProposer] = useState<Proposer | null>(null)
  /** What tells a person from a place is large: it comes when somebody is about to write. */
  const load = () => {
    onBegin()
    import('#web/features/situations/proposals.ts').then(
      async ({ loadProposer }) => setProposer(await loadProposer()),
      () => undefined,
    )
  }
  return (
    <FirstMap
      add={add}
      guess={(name) => proposer?.namedIn(name)[0]?.category ?? null}
      onBegin={load}
      onDone={onDone}
      onLater={onLater}
    />
  )
}
