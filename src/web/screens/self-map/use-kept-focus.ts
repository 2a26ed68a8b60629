import { useEffect, useRef } from 'react'

/** Deleting an item takes its button away. The focus then goes to the map or the list, not to nowhere. */
export function useKeptFocus(count: number): void {
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (!isFewer || document.activeElement !== document.body) return
    const next =
      document.querySelector<HTMLElement>('[data-pill][tabindex="0"]') ??
      document.getElementById('self-map-list')
    next?.focus({ preventScroll: true })
  }, [count])
}
