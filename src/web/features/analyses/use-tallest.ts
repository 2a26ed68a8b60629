import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Returns a minimum height in pixels, so nothing below jumps while lines change one by one; 0 before any change. */
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
