import { type PointerEvent, useRef, useState } from 'react'

/** A press that moves less than this is a click. */
const STILL = 5

type Grip = { key: string; x: number; y: number; isMoving: boolean }

/**
 * Moving pills with a mouse or a pen. A finger scrolls the page instead: on touch screens items are
 * moved from their dialog.
 */
export function useDrag(
  onDrag: (key: string, event: PointerEvent<HTMLElement>) => void,
  /** Null where the drag was broken off. */
  onDrop?: (key: string | null) => void,
) {
  const grip = useRef<Grip | null>(null)
  const wasDragged = useRef(false)
  const [held, setHeld] = useState<string | null>(null)

  const letGo = (isDropped: boolean) => {
    if (grip.current?.isMoving) onDrop?.(isDropped ? grip.current.key : null)
    grip.current = null
    setHeld(null)
  }

  return {
    held,
    /** A drag ends with a click that nobody meant. */
    isEndOfDrag() {
      const was = wasDragged.current
      wasDragged.current = false
      return was
    },
    handlersFor: (key: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        wasDragged.current = false
        if (event.pointerType === 'touch' || event.button !== 0) return
        grip.current = { key, x: event.clientX, y: event.clientY, isMoving: false }
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const held = grip.current
        if (held?.key !== key) return
        const distance = Math.hypot(event.clientX - held.x, event.clientY - held.y)
        if (!held.isMoving && distance < STILL) return
        if (!held.isMoving) {
          held.isMoving = true
          wasDragged.current = true
          event.currentTarget.setPointerCapture(event.pointerId)
          setHeld(key)
        }
        onDrag(key, event)
      },
      onPointerUp: () => letGo(true),
      onPointerCancel: () => letGo(false),
    }),
  }
}
