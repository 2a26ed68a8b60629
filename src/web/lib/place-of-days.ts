/** Where days begin and end; undefined is where this machine is. */
let place: string | undefined

/**
 * A page is drawn with the days of the place its browser has named, and wakes up with the same ones. On a server this is
 * set for each page that is drawn, which happens in one go.
 */
export function tellDaysOf(zone: string | undefined): void {
  place = zone
}

export const placeOfDays = (): string | undefined => place
