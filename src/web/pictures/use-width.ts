import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import { useDrawn } from '#web/lib/waking/drawn.ts'

/** The width of an element, updated on resize. Null until mounted. */
export function useWidth<Of extends HTMLElement>(whenUnknown: number) {
  const element = useRef<Of>(null)
  const [width, setWidth] = useState<number | null>(null)
  const [wasAsleep] = useState(useDrawn() !== null)

  useLayoutEffect(() => {
    const read = () => setWidth(Math.floor(element.current?.clientWidth || whenUnknown))
    // A transition during hydration, because the element's space is already reserved and the layout may render in
    // pieces.
    const look = wasAsleep ? () => startTransition(read) : read
    look()
    if (!element.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(look)
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [whenUnknown, wasAsleep])

  return [element, width] as const
}
