import { itemPhrase } from '#engine/input/item-phrase.ts'

/** Rows whose names are about to stand in a sentence: "My bakery" reads "your bakery". */
export const phrased = <Row extends { name: string; category: string }>(
  rows: readonly Row[],
): Row[] => rows.map((row) => ({ ...row, name: itemPhrase(row.name, row.category).text }))
