export const isoOrNull = (moment: number | null): string | null =>
  moment === null ? null : new Date(moment).toISOString()
