import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import { useDrawn } from '#web/lib/waking/drawn.ts'

/** In pixels. An element without room for a picture is hidden or between two sizes, so its width is not read. */
const NARROWEST = 120

/** The width of an element, updated on resize. Null until it has room. */
export function useWidth<Of extends HTMLElement>(whenUnknown: number) {
  const element = useRef<Of>(null)
  const [width, setWidth] = useState<number | null>(null)
  const [wasAsleep] = useState(useDrawn() !== null)

  useLayoutEffect(() => {
    const box = element.current
    if (!box || typeof ResizeObserver === 'undefined') return setWidth(whenUnknown)
    let latest: number | null = null
    const look = () => {
      const now = Math.floor(box.clientWidth)
      if (now < NARROWEST || now === latest) return
      // A transition during hydration, because the element's space is already reserved and the layout may render in
      // pieces. Later widths render at once, so the old layout is never painted in the new space.
      if (wasAsleep && latest === null) startTransition(() => setWidth(now))
      else setWidth(now)
      latest = now
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(box)
    return () => observer.disconnect()
  }, [whenUnknown, wasAsleep])

  return [element, width] as const
}
