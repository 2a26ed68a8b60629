import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'

/** Values the server rendered the page with. Hydration uses the same, so nothing differs. */
export type Drawn = {
  /** Milliseconds since 1970. */
  now: number
  /** The hour in `zone`, because computing it is slow on a phone during hydration. */
  hour: number
  isPhone: boolean
  /** Null until the browser has sent its zone. */
  zone: string | null
  languages: readonly string[]
  /** Display choices (`choices.ts`). */
  choices: readonly string[]
}

export const DrawnContext = createContext<Drawn | null>(null)

const never = () => () => undefined

/** True if this part hydrates server-rendered HTML. Constant, because a change would render it again at once. */
function useWasDrawn(): boolean {
  const [began] = useState({ wasDrawn: false })
  return useSyncExternalStore(
    never,
    () => began.wasDrawn,
    // React calls this only on a server and during hydration.
    () => {
      began.wasDrawn = true
      return true
    },
  )
}

/**
 * The server's values while rendering and hydrating, then null, to check before reading storage, clock, language or
 * screen. The switch is a transition, because a direct update would hydrate all parts below at once.
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
