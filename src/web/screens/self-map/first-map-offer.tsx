import { useState } from 'react'
import { isExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { FirstMap } from '#web/features/self-map/first-map.tsx'
import type { ItemChanges } from '#web/features/self-map/use-item-changes.ts'
import { loadProposer, type Proposer } from '#web/features/situations/proposals.ts'
import { KEYS, readStored, writeStored } from '#web/lib/browser-storage.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { SelfMapPicture } from '#web/pictures/self-map-picture.tsx'

type Props = { items: readonly SelfMapItem[]; add: ItemChanges['add'] }

/** Offered as long as nothing on the map is one's own, unless the person said "Later" in this browser. */
export function FirstMapOffer({ items, add }: Props) {
  const isAsleep = useDrawn() !== null
  const [isOpen, setOpen] = useState(() => items.every(isExample))
  const wasDeclined = !isAsleep && readStored(KEYS.firstMap) !== null
  if (!isOpen || wasDeclined) return null
  return (
    <Lines
      add={add}
      hasOwn={!items.every(isExample)}
      onLater={() => {
        writeStored(KEYS.firstMap, 'later')
        setOpen(false)
      }}
    />
  )
}

type LinesProps = Pick<Props, 'add'> & { hasOwn: boolean; onLater: () => void }

function Lines({ add, hasOwn, onLater }: LinesProps) {
  const [proposer, setProposer] = useState<Proposer | null>(null)
  /** What tells a person from a place is large: it comes when somebody is about to write. */
  const load = () => {
    loadProposer().then(
      (loaded) => setProposer(() => loaded),
      () => undefined,
    )
  }
  return (
    <FirstMap
      add={add}
      hasOwn={hasOwn}
      guess={(name) => proposer?.namedIn(name)[0]?.category ?? null}
      picture={(named) => (
        <SelfMapPicture items={named} relationships={[]} label="Your first Self-Map" />
      )}
      onBegin={load}
      onLater={onLater}
    />
  )
}
