import { useMemo, useState } from 'react'
import { angleWithin, arrangementOf } from '#domain/self-map/layout/turn.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { useWholeMap } from '#web/features/self-map/use-self-map.ts'
import type { MapMemory } from '#web/pictures/map-memory.ts'

const NONE: readonly SelfMapItem[] = []
/** How far one press of a "move" button turns a pill, in degrees. */
const TURN = 6

/** Where the person moved pills to, until "Save Map" keeps it. */
export function useArrangement(
  userId: number,
  saved: readonly SelfMapItem[] = NONE,
  memory: MapMemory,
) {
  const [moves, setMoves] = useState<ReadonlyMap<number, number>>(new Map())
  const { arrange } = useWholeMap(userId)
  const items = useMemo(
    () => saved.map((item) => ({ ...item, angle: moves.get(item.id) ?? item.angle ?? null })),
    [saved, moves],
  )
  const move = (id: number, angle: number) => setMoves((now) => new Map(now).set(id, angle))

  return {
    items,
    hasUnsaved: saved.some(({ id, angle }) => moves.has(id) && moves.get(id) !== angle),
    isSaving: arrange.isPending,
    move,
    /** For those who do not drag: a little further round the centre. */
    turn(id: number, way: 1 | -1) {
      const layout = memory.latest()
      const pill = layout?.pills.find((pill) => pill.id === id)
      if (!layout || !pill) return
      move(id, angleWithin(layout, pill.category, (pill.angle ?? pill.degrees) + way * TURN))
    },
    /** Keeps the map as it looks now. */
    save() {
      const layout = memory.latest()
      if (layout) arrange.mutate(arrangementOf(layout), { onSuccess: () => setMoves(new Map()) })
    },
  }
}
export type ArrangedMap = ReturnType<typeof useArrangement>
