import { useEffect, useRef, useState } from 'react'

/** Long enough to move the pointer from a circle onto its tooltip. */
const LINGER = 250

/** What is pointed at; it stays a moment after the pointer left, so that the pointer can reach the tooltip. */
export function useLingering() {
  const [value, setValue] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    value,
    show(next: string) {
      clearTimeout(timer.current)
      setValue(next)
    },
    leave() {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setValue(null), LINGER)
    },
    drop() {
      clearTimeout(timer.current)
      setValue(null)
    },
  }
}
