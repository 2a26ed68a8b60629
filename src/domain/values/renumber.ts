export type Renumber = (itemId: number) => number

/** Replaces item ids in findings, which occur as `itemId`, `itemIds`, and `about` in corrections. */
export function renumberDeep<Value>(value: Value, renumber: Renumber): Value {
  if (Array.isArray(value)) return value.map((it) => renumberDeep(it, renumber)) as Value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, it]) => {
      if ((key === 'itemId' || key === 'about') && typeof it === 'number')
        return [key, renumber(it)]
      if (key === 'itemIds' && Array.isArray(it)) return [key, it.map(renumber)]
      return [key, renumberDeep(it, renumber)]
    }),
  ) as Value
}
