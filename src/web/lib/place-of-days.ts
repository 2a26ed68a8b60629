/** Where days begin and end; undefined is where this machine is. */
let place: string | undefined
/** What the browser's owner reads, most wanted first; undefined is what this machine says. */
let read: readonly string[] | undefined

/**
 * A page is drawn with the days of the place its browser has named, written as its owner writes them, and wakes up with
 * the same ones. On a server this is set for each page that is drawn, which happens in one go.
 */
export function tellDaysOf(zone: string | undefined, languages?: readonly string[]): void {
  place = zone
  read = languages
}

export const placeOfDays = (): string | undefined => place

/** In which order a date stands: the day comes first for everybody but those who read as in the United States. */
export function dateLocale(): string {
  const [first = 'en'] = read ?? globalThis.navigator?.languages ?? []
  if (first === 'en' || /-US$/i.test(first)) return 'en-US'
  return /^en-[A-Z]{2}$/i.test(first) ? first : 'en-GB'
}
