import { useEffect, useRef } from 'react'

/** Deleting a row takes its button away. The focus goes to the row that took its place, or to the title. */
export function useFocusAfterLoss(ids: readonly number[]): void {
  const before = useRef(ids)
  useEffect(() => {
    const lost = before.current.findIndex((id) => !ids.includes(id))
    before.current = ids
    if (lost < 0 || document.activeElement !== document.body) return
    const next = ids[Math.min(lost, ids.length - 1)]
    const row = document.querySelector<HTMLElement>(`[data-situation="${next}"] button`)
    ;(row ?? document.querySelector('h1'))?.focus({ preventScroll: true })
  })
}
