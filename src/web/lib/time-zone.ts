import { useDrawn } from './drawn.ts'

/** Where the person's days begin and end. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** The same for what is drawn: as the server drew it first, then as this browser knows better. */
export function useZone(): string {
  const drawn = useDrawn()
  return drawn ? (drawn.zone ?? 'UTC') : timeZone()
}
