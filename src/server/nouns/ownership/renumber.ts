/**
 * Items get new numbers when a file is brought in. Examples keep theirs. Items that were deleted before
 * the file was made are still named in old situations; they get numbers no real item ever reaches.
 */
export type Renumber = (itemId: number) => number

const OUT_OF_REACH = 2_000_000_000

export function renumberItems(numbers: ReadonlyMap<number, number>): Renumber {
  const gone = new Map<number, number>()
  return (itemId) => {
    const known = itemId < 0 ? itemId : (numbers.get(itemId) ?? gone.get(itemId))
    if (known !== undefined) return known
    const number = OUT_OF_REACH + gone.size
    gone.set(itemId, number)
    return number
  }
}

/** Findings name items in many places: always as `itemId` or `itemIds`. */
export function renumberDeep<Value>(value: Value, renumber: Renumber): Value {
  if (Array.isArray(value)) return value.map((it) => renumberDeep(it, renumber)) as Value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, it]) => {
      if (key === 'itemId' && typeof it === 'number') return [key, renumber(it)]
      if (key === 'itemIds' && Array.isArray(it)) return [key, it.map(renumber)]
      return [key, renumberDeep(it, renumber)]
    }),
  ) as Value
}
