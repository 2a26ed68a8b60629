/** "1 note", "2,000 notes": a number with its noun. */
export const countedNotes = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`
