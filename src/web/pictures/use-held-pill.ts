import { type RefObject, useRef, useState } from 'react'
import type { Point } from '#domain/self-map/layout/geometry.ts'
import type { MapLayout } from '#domain/self-map/layout/layout.ts'
import { type Held, heldAt } from '#domain/self-map/layout/turn.ts'
import { useDrag } from './use-drag.ts'

/** The power and angle of a moved item. */
export type PillPosition = { power: number; angle: number | null }

/** Tracks the dragged pill and its power and angle on drop. */
export function useHeldPill(
  frame: RefObject<HTMLElement | null>,
  layout: MapLayout | null,
  onDrop: (id: number, moved: PillPosition) => void,
) {
  const [held, setHeld] = useState<Held | null>(null)
  /** From the pointer to the pill's centre, so the pill doesn't jump when lifted. */
  const grip = useRef<Point | null>(null)

  function pointUnder({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const canvas = frame.current?.querySelector('.map-canvas')?.getBoundingClientRect()
    if (!canvas || !layout) return { x: 0, y: 0 }
    const scale = canvas.width / layout.canvas.width || 1
    return {
      x: (clientX - canvas.left - canvas.width / 2) / scale,
      y: (clientY - canvas.top - canvas.height / 2) / scale,
    }
  }

  const drag = useDrag(
    (key, event) => {
      const pill = layout?.pills.find((pill) => pill.key === key)
      if (!layout || !pill) return
      const at = pointUnder(event)
      grip.current ??= { x: pill.x - at.x, y: pill.y - at.y }
      const next = heldAt(layout, key, { x: at.x + grip.current.x, y: at.y + grip.current.y })
      setHeld((now) =>
        now && next && now.degrees === next.degrees && now.power === next.power ? now : next,
      )
    },
    (key) => {
      const pill = layout?.pills.find((pill) => pill.key === key)
      if (pill && held?.key === key) onDrop(pill.id, { power: held.power, angle: held.degrees })
      grip.current = null
      setHeld(null)
    },
    frame,
  )

  return { held, isEndOfDrag: drag.isEndOfDrag, eventsFor: drag.eventsFor }
}
