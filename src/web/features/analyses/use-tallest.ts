import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** While lines change one by one, nothing below moves up: as tall as it was, in pixels; 0 where it may shrink. */
export function useTallest(part: RefObject<HTMLElement | null>, isChanging: boolean): number {
  const [tallest, setTallest] = useState(0)
  const before = useRef(0)
  useLayoutEffect(() => {
    const height = part.current?.offsetHeight ?? 0
    if (isChanging) setTallest((known) => Math.max(known, height, before.current))
    before.current = height
  })
  return tallest
}
