/** The time zone of dates. Undefined means this machine's. */
let place: string | undefined
/** Preferred languages, most wanted first. Undefined means this machine's. */
let read: readonly string[] | undefined

/**
 * Sets zone and languages of dates, so hydration formats them as the server did. The server sets them per page, which
 * is safe because rendering is synchronous.
 */
export function tellDaysOf(zone: string | undefined, languages?: readonly string[]): void {
  place = zone
  read = languages
}

export const placeOfDays = (): string | undefined => place

/** Returns the locale of dates. The day comes first except in US English. */
export function dateLocale(): string {
  const [first = 'en'] = read ?? globalThis.navigator?.languages ?? []
  if (first === 'en' || /-US$/i.test(first)) return 'en-US'
  return /^en-[A-Z]{2}$/i.test(first) ? first : 'en-GB'
}
