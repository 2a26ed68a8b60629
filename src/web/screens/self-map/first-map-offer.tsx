import { useMemo, useState } from 'react'
import { DEFAULT_POWER } from '#domain/self-map/attachment-power.ts'
import {
  ENOUGH_ITEMS,
  FIRST_MAP_QUESTION,
  FIRST_UNKEPT_ID,
  ItemName,
  ownOf,
  type SelfMapItem,
} from '#domain/self-map/self-map.ts'
import { FirstMap, KINDS, type Typed } from '#web/features/self-map/first-map.tsx'
import { problemMessage, problemOf } from '#web/features/self-map/problem-of.ts'
import type { ItemChanges } from '#web/features/self-map/use-item-changes.ts'
import type { Proposer } from '#web/features/situations/proposals.ts'
import { useChoice } from '#web/lib/browser/choices.ts'
import type { PillPosition } from '#web/pictures/use-held-pill.ts'
import { Button } from '#web/ui/button.tsx'

const NOTHING: Typed = { name: '', category: null, power: DEFAULT_POWER }

/**
 * Offers to name the first three items, until there are three or the person chose "Later". A typed name hangs on the
 * map and dropping it saves the item; on a phone, or with an item on the map, the offer is folded.
 */
export function useFirstMap(items: readonly SelfMapItem[], add: ItemChanges['add']) {
  const [isLater, putOff] = useChoice('first-map-later')
  /** Opened by the person. Without items it is open anyway if there is room. */
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(NOTHING)
  const [wasSent, setSent] = useState(false)
  const [proposer, setProposer] = useState<Proposer | null>(null)
  const count = ownOf(items).length
  const isOffered = !isLater && count < ENOUGH_ITEMS
  const { name, power } = typed
  const category =
    typed.category ?? proposer?.namedIn(name)[0]?.category ?? KINDS[count]?.category ?? 'people'
  const problem = problemOf(ItemName, name)
  const draft = useMemo(
    () =>
      isOffered && !problem
        ? { id: FIRST_UNKEPT_ID, userId: null, category, name, attachmentPower: power }
        : null,
    [isOffered, problem, category, name, power],
  )

  /** Loads the proposer, which is large, only when the person starts to write. */
  function begin() {
    setOpen(true)
    import('#web/features/situations/proposals.ts').then(
      async ({ loadProposer }) => setProposer(await loadProposer()),
      () => undefined,
    )
  }

  function put({ power: attachmentPower, angle }: PillPosition) {
    setSent(true)
    if (problem) return
    // Clear the field at once. If saving fails, the name returns to it.
    setTyped(NOTHING)
    setSent(false)
    add.mutate({ category, name, attachmentPower, angle }, { onError: () => setTyped(typed) })
  }

  const isUnasked = !isOpen && count === 0
  const card = isOffered && (
    <div className={isUnasked ? 'first-map-offer first-map-unasked' : 'first-map-offer'}>
      {!isOpen && (
        <div className="first-map-fold">
          <p>{FIRST_MAP_QUESTION}</p>
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              setOpen(true)
              // On a phone this shows the field and the centre of the map together.
              const offer = currentTarget.closest('.first-map-offer')
              requestAnimationFrame(() => offer?.scrollIntoView?.({ block: 'start' }))
            }}
          >
            {count === 0 ? 'Name three' : 'Name more'}
          </Button>
        </div>
      )}
      {(isOpen || isUnasked) && (
        <FirstMap
          count={count}
          typed={typed}
          category={category}
          problem={(wasSent ? problem : null) ?? problemMessage(add.error)}
          onChange={setTyped}
          onPut={() => put({ power, angle: null })}
          onBegin={begin}
          onLater={() => putOff(true)}
        />
      )}
    </div>
  )
  return {
    card,
    draft,
    /** A drop saves the item. A key press only moves the draft. */
    move: (moved: PillPosition) =>
      moved.angle === null ? setTyped({ ...typed, power: moved.power }) : put(moved),
  }
}
