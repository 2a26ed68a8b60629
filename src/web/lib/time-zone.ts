import { startTransition, useContext, useEffect, useState } from 'react'
import { type Drawn, DrawnContext, useDrawn } from '#web/lib/waking/drawn.ts'
import { whenQuiet } from '#web/lib/waking/when-quiet.ts'
import { LOOK_AFTER } from './browser/look.ts'
import { tellDaysOf } from './place-of-days.ts'

/** Where the person's days begin and end. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A browser that has not said where it is gets the days of nobody's place. */
export const zoneOf = ({ zone }: Drawn): string => zone ?? 'UTC'

/** The same for what is drawn: as the server drew it first, then as this browser knows better. */
export function useZone(): string {
  const drawn = useDrawn()
  return drawn ? zoneOf(drawn) : timeZone()
}

/** For what is asked while a page is drawn: undefined until this browser has said where it is, and not the server's own. */
export function useAskedZone(): string | undefined {
  const drawn = useDrawn()
  return drawn ? (drawn.zone ?? undefined) : timeZone()
}

/**
 * A page that was drawn for another place is told so once it is awake, and drawn again with the days of this one: on
 * somebody's first visit, and after a journey.
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
    const timer = setTimeout(() => whenQuiet(look), LOOK_AFTER)
    return () => clearTimeout(timer)
  }, [drawn])
}
