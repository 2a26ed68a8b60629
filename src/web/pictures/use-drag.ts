import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** A press that moves less than this is a click. */
const STILL = 5
/** A finger that rests this long lifts what is under it; one that moves earlier scrolls the page. */
const LONG_PRESS = 350

type Grip = {
  key: string
  x: number
  y: number
  isMoving: boolean
  /** Set while a finger has not rested long enough. */
  timer?: ReturnType<typeof setTimeout>
}

/** Moving things with a mouse, a pen or, inside `frame`, with a finger that rests on them first. */
export function useDrag(
  onDrag: (key: string, at: { clientX: number; clientY: number }) => void,
  /** Null where the drag was broken off. */
  onDrop?: (key: string | null) => void,
  frame?: RefObject<HTMLElement | null>,
) {
  const grip = useRef<Grip | null>(null)
  const wasDragged = useRef(false)
  const [held, setHeld] = useState<string | null>(null)

  useEffect(() => {
    const element = frame?.current
    if (!element) return
    // Once something is lifted the finger moves it, and neither the page nor a menu comes between.
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

  /** It is taken where it was touched, and moves from there. */
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
    /** A drag ends with a click that nobody meant. */
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
