import { createContext, useContext, useSyncExternalStore } from 'react'

/** What the server knew when it drew a page. It wakes up in the browser with the same, so that nothing differs. */
export type Drawn = {
  /** Milliseconds since 1970. */
  now: number
  isPhone: boolean
  /** Null until this browser has said where it is. */
  zone: string | null
  languages: readonly string[]
}

export const DrawnContext = createContext<Drawn | null>(null)

const never = () => () => undefined

/**
 * What this part was drawn with, on the server and while it wakes up; null as soon as the browser itself can be
 * asked. Whoever reads storage, clock, language or screen while drawing asks here first.
 */
export function useDrawn(): Drawn | null {
  const drawn = useContext(DrawnContext)
  const isAsleep = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return isAsleep ? drawn : null
}
