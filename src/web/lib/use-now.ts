import { useEffect, useState } from 'react'
import { useDrawn } from '#web/lib/waking/drawn.ts'

/** The time, once a while: for countdowns. */
export function useNow(everyMs = 30_000): number {
  const drawn = useDrawn()
  const [now, setNow] = useState(() => drawn?.now ?? Date.now())
  const [began] = useState(drawn?.now)
  useEffect(() => {
    const look = () => setNow(Date.now())
    // A page that slept on a slow line is older than it thinks; one that did not is not drawn again.
    if (began && Date.now() - began > everyMs) look()
    const timer = setInterval(look, everyMs)
    return () => clearInterval(timer)
  }, [everyMs, began])
  return now
}
