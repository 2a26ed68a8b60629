import { startTransition, useContext, useEffect, useState } from 'react'
import { type Drawn, DrawnContext, useDrawn } from '#web/lib/waking/drawn.ts'
import { whenQuiet } from '#web/lib/waking/when-quiet.ts'
import { DISPLAY_HINTS_AFTER } from './browser/display-hints.ts'
import { tellDaysOf } from './place-of-days.ts'

/** The person's time zone. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** UTC if the browser hasn't sent its zone yet. */
export const zoneOf = ({ zone }: Drawn): string => zone ?? 'UTC'

/** The zone to render with: the server's during hydration, then the browser's. */
export function useZone(): string {
  const drawn = useDrawn()
  return drawn ? zoneOf(drawn) : timeZone()
}

/** The zone for requests made while rendering. Undefined until the browser has sent its zone, so never the server's. */
export function useAskedZone(): string | undefined {
  const drawn = useDrawn()
  return drawn ? (drawn.zone ?? undefined) : timeZone()
}

/**
 * Renders the page again if the server used another time zone, as on a first visit or after a journey. Runs after
 * hydration.
 */
export function useOwnDays(): void {
  const drawn = useContext(DrawnContext)
  const [, drawAgain] = useState(false)
  useEffect(() => {
    if (!drawn) return
    const look = () => {
      tellDaysOf(undefined)
      if (zoneOf(drawn) !== timeZone()) startTransition(() => drawAgain(true))
    }
    const timer = setTimeout(() => whenQuiet(look), DISPLAY_HINTS_AFTER)
    return () => clearTimeout(timer)
  }, [drawn])
}
