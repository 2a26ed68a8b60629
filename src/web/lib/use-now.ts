import { useEffect, useState } from 'react'
import { useDrawn } from '#web/lib/waking/drawn.ts'

/** The current time, updated at an interval. For countdowns. */
export function useNow(everyMs = 30_000): number {
  const drawn = useDrawn()
  const [now, setNow] = useState(() => drawn?.now ?? Date.now())
  const [began] = useState(drawn?.now)
  useEffect(() => {
    const look = () => setNow(Date.now())
    // Update at once only if hydration took longer than an interval, as on a slow connection.
    if (began && Date.now() - began > everyMs) look()
    const timer = setInterval(look, everyMs)
    return () => clearInterval(timer)
  }, [everyMs, began])
  return now
}
