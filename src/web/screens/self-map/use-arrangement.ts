import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { selfMap } from '#contract/self-map.ts'
import { powerLabel, powerWord } from '#domain/self-map/attachment-power.ts'
import { angleWithin, arrangementOf } from '#domain/self-map/layout/turn.ts'
import type { Arrangement, SelfMapItem } from '#domain/self-map/self-map.ts'
import type { ItemChanges } from '#web/features/self-map/use-item-changes.ts'
import { call } from '#web/lib/api.ts'
import { selfMapKey } from '#web/lib/query-keys.ts'
import type { MapMemory } from '#web/pictures/map-memory.ts'
import type { PillPosition } from '#web/pictures/use-held-pill.ts'
import { tell } from '#web/ui/toast.tsx'

const NONE: readonly SelfMapItem[] = []
/** Degrees per press of a "move" button. */
const TURN = 6
/** In milliseconds: how long a move can be undone. */
const UNDO = 8000

type Place = Pick<SelfMapItem, 'attachmentPower' | 'angle'>

/** The positions of items. Every move is saved at once and can be undone for a while. */
export function useArrangement(
  userId: number,
  items: readonly SelfMapItem[] = NONE,
  memory: MapMemory,
  { place }: Pick<ItemChanges, 'place'>,
) {
  const client = useQueryClient()
  const arrange = useMutation({
    mutationFn: (arrangement: Arrangement) => call(selfMap.arrange, { userId }, arrangement),
    meta: {
      done: 'Self-Map saved',
      failed: { title: 'Error', text: 'Failed to save your Self-Map' },
    },
    onSuccess: (all) => client.setQueryData(selfMapKey(userId), all),
  })
  /** The current move. Consecutive key presses count as one move with one undo. */
  const moving = useRef<{ item: string; from: Place; at: number } | null>(null)

  function put({ id, name }: SelfMapItem, to: Place, from: Place, around: Arrangement = []) {
    const hasNewPower = to.attachmentPower !== from.attachmentPower
    place.mutate(
      { id, name, ...to, hasNewPower, around },
      {
        onError: () => {
          moving.current = null
        },
      },
    )
  }

  /** The directions of the other items that were never placed by hand. */
  function unputBeside(id: number): Arrangement {
    const layout = memory.latest()
    const unput = new Set(layout?.pills.filter((pill) => pill.angle === null).map((it) => it.id))
    return layout
      ? arrangementOf(layout).filter(({ itemId }) => itemId !== id && unput.has(itemId))
      : []
  }

  function move(id: number, { power, angle }: PillPosition) {
    const item = items.find((item) => item.id === id)
    const now = memory.latest()?.pills.find((pill) => pill.id === id)
    if (!item || !now) return
    const to = { attachmentPower: power, angle: angle ?? item.angle }
    if (to.attachmentPower === item.attachmentPower && to.angle === item.angle) return
    const time = performance.now()
    // An example gets a new id when it becomes the person's own, so identify the item by name.
    const isMore = moving.current?.item === identityOf(item) && time - moving.current.at < UNDO
    const from = isMore && moving.current ? moving.current.from : item
    moving.current = { item: identityOf(item), from, at: time }
    put(item, to, item, angle === null ? [] : unputBeside(id))
    tell({
      title: movedWords(item.name, from.attachmentPower, power),
      lasts: UNDO,
      action: {
        label: 'Undo',
        run() {
          moving.current = null
          put({ ...item, ...to }, { attachmentPower: from.attachmentPower, angle: from.angle }, to)
        },
      },
    })
  }

  return {
    items,
    isSaving: arrange.isPending,
    move,
    /** The alternative to dragging: turns the item around the centre. */
    turn(id: number, way: 1 | -1) {
      const layout = memory.latest()
      const pill = layout?.pills.find((pill) => pill.id === id)
      if (!layout || !pill) return
      const degrees = (pill.angle ?? pill.degrees) + way * TURN
      move(id, { power: pill.power, angle: angleWithin(layout, pill.category, degrees) })
    },
    /** Saves the current layout. */
    save() {
      const layout = memory.latest()
      if (layout) arrange.mutate(arrangementOf(layout))
    },
  }
}
export type ArrangedMap = ReturnType<typeof useArrangement>

const identityOf = ({ category, name }: SelfMapItem) => `${category}\n${name}`

const closeness = (power: number) => `${powerWord(power)} ${powerLabel(power)}`

const movedWords = (name: string, from: number, to: number): string =>
  closeness(from) === closeness(to)
    ? `${name} moved`
    : `${name}: ${closeness(from)} → ${closeness(to)}`
