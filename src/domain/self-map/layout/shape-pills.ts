/** Turns items into pills: their size, and which pill of the previous map they are. */
import { DENSITIES, shapePill } from './density.ts'
import { clamp } from './geometry.ts'
import type { Pill, PlacedPill } from './packing.ts'
import type { TextMeasure } from './text-width.ts'

export type MapItem = {
  id: number
  category: string
  name: string
  attachmentPower: number
  angle?: number | null | undefined
}

type Request = {
  items: readonly MapItem[]
  measure: TextMeasure
  previous?: { density: number; pills: readonly PlacedPill[] } | null | undefined
  /** The direction an item has on every map of these items, by its id. */
  home?: ReadonlyMap<number, number>
}

const identityOf = ({ category, name }: { category: string; name: string }) =>
  `${category}\n${name.toLowerCase()}`

/**
 * An item that was on the map keeps its pill. One that got another number, because it was saved or an
 * example became it, is known by its name, which stands once in its category.
 */
export function shapePills({ items, measure, previous, home }: Request, density: number): Pill[] {
  const here = new Set(items.map(({ id }) => id))
  const byId = new Map(previous?.pills.map((pill) => [pill.id, pill]))
  const gone = previous?.pills.filter(({ id }) => !here.has(id)) ?? []
  const byName = new Map(gone.map((pill) => [identityOf(pill), pill]))
  const taken = new Set(previous?.pills.map(({ key }) => key))
  const inCategory = Map.groupBy(
    items.toSorted((a, b) => a.id - b.id),
    ({ category }) => category,
  )

  return items.map((item) => {
    const before = byId.get(item.id) ?? byName.get(identityOf(item))
    const isSameShape = before?.name === item.name && previous?.density === density
    return {
      key: before?.key ?? freeKey(`${item.id}`, taken),
      id: item.id,
      category: item.category,
      name: item.name,
      power: clamp(item.attachmentPower, 0, 1),
      angle: item.angle ?? null,
      before: before?.degrees ?? home?.get(item.id) ?? null,
      rank: inCategory.get(item.category)!.indexOf(item),
      ...(before && isSameShape
        ? { lines: before.lines, width: before.width, height: before.height }
        : shapePill(item.name, DENSITIES[density]!, measure)),
    }
  })
}

/** A number may come twice: first as another item's, which has a new one by now but kept its key. */
function freeKey(wished: string, taken: Set<string>): string {
  let key = wished
  while (taken.has(key)) key += '+'
  taken.add(key)
  return key
}
