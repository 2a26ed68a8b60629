import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** In pixels: a press that moves less is a click. */
const STILL = 5
/** In milliseconds: a finger that rests this long lifts the pill. Moving earlier scrolls the page. */
const LONG_PRESS = 350

type Grip = {
  key: string
  x: number
  y: number
  isMoving: boolean
  /** Set until the finger has rested long enough. */
  timer?: ReturnType<typeof setTimeout>
}

/** Drags with a mouse or pen, or inside `frame` with a long press. */
export function useDrag(
  onDrag: (key: string, at: { clientX: number; clientY: number }) => void,
  /** Null if the drag was cancelled. */
  onDrop?: (key: string | null) => void,
  frame?: RefObject<HTMLElement | null>,
) {
  const grip = useRef<Grip | null>(null)
  const wasDragged = useRef(false)
  const [held, setHeld] = useState<string | null>(null)

  useEffect(() => {
    const element = frame?.current
    if (!element) return
    // While dragging, prevent scrolling and the context menu.
    const hold = (event: Event) => {
      const isLong = event.type === 'contextmenu' && grip.current?.timer !== undefined
      if (grip.current?.isMoving || isLong) event.preventDefault()
    }
    element.addEventListener('touchmove', hold, { passive: false })
    element.addEventListener('contextmenu', hold)
    return () => {
      element.removeEventListener('touchmove', hold)
      element.removeEventListener('contextmenu', hold)
    }
  }, [frame])

  /** Starts the drag at the point of the touch. */
  const lift = (grip: Grip) => {
    grip.isMoving = true
    wasDragged.current = true
    setHeld(grip.key)
    onDrag(grip.key, { clientX: grip.x, clientY: grip.y })
  }

  const letGo = (isDropped: boolean) => {
    clearTimeout(grip.current?.timer)
    if (grip.current?.isMoving) onDrop?.(isDropped ? grip.current.key : null)
    grip.current = null
    setHeld(null)
  }

  return {
    held,
    /** True for the click that ends a drag, which must be ignored. */
    isEndOfDrag() {
      const was = wasDragged.current
      wasDragged.current = false
      return was
    },
    eventsFor: (key: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        wasDragged.current = false
        const isTouch = event.pointerType === 'touch'
        if ((isTouch && !frame) || event.button !== 0) return
        const mine: Grip = { key, x: event.clientX, y: event.clientY, isMoving: false }
        grip.current = mine
        if (!isTouch) return
        mine.timer = setTimeout(() => lift(mine), LONG_PRESS)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const mine = grip.current
        if (mine?.key !== key) return
        const distance = Math.hypot(event.clientX - mine.x, event.clientY - mine.y)
        if (!mine.isMoving && distance < STILL) return
        if (!mine.isMoving && mine.timer !== undefined) return letGo(false)
        if (!mine.isMoving) {
          event.currentTarget.setPointerCapture(event.pointerId)
          lift(mine)
        }
        onDrag(key, event)
      },
      onPointerUp: () => letGo(true),
      onPointerCancel: () => letGo(false),
    }),
  }
}
