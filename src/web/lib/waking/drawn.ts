import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'

/** What the server knew when it drew a page. It wakes up in the browser with the same, so that nothing differs. */
export type Drawn = {
  /** Milliseconds since 1970. */
  now: number
  /** What a clock in the zone shows: a phone that has just woken up is slow to say it. */
  hour: number
  isPhone: boolean
  /** Null until this browser has said where it is. */
  zone: string | null
  languages: readonly string[]
  /** Names of what was chosen to be seen differently (`choices.ts`). */
  choices: readonly string[]
}

export const DrawnContext = createContext<Drawn | null>(null)

const never = () => () => undefined

/** Whether this part goes on with what the server has drawn. The answer stays: another one would draw it again at once. */
function useWasDrawn(): boolean {
  const [began] = useState({ wasDrawn: false })
  return useSyncExternalStore(
    never,
    () => began.wasDrawn,
    // React asks this one only on a server and while a drawn page wakes up.
    () => {
      began.wasDrawn = true
      return true
    },
  )
}

/**
 * What this part was drawn with, on the server and while it wakes up; null once the browser itself can be asked. Whoever
 * reads storage, clock, language or screen while drawing asks here first. That it is awake is told without haste: at
 * once it would force all that still sleeps below to wake up in one long go.
 */
export function useDrawn(): Drawn | null {
  const drawn = useContext(DrawnContext)
  const wasDrawn = useWasDrawn()
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    if (wasDrawn) startTransition(() => setAwake(true))
  }, [wasDrawn])
  return wasDrawn && !isAwake ? drawn : null
}
