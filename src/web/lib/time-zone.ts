/** Where the person's days begin and end. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
