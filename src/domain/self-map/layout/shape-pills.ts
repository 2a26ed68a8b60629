/** Converts items to pills with their possible sizes, and matches them to the previous map. */
import { isExample, isGivenExample } from '#domain/self-map/self-map.ts'
import { DENSITIES, SMALL, shapePill } from './density.ts'
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

export type PillRequest = {
  items: readonly MapItem[]
  measure: TextMeasure
  /** The previous layout, so pills keep their keys. */
  previous?: { pills: readonly PlacedPill[] } | null | undefined
  /** The direction of each item on every map of these items, by id. */
  home?: ReadonlyMap<number, number>
  /** True for a person's map, where examples are small and give way. */
  isOwn?: boolean | undefined
}

const identityOf = ({ category, name }: { category: string; name: string }) =>
  `${category}\n${name.toLowerCase()}`

/**
 * Keeps the pill of a known item, matched by id or, after saving changed it, by name and category. Own items come first
 * (placed ones, then oldest), then examples, strongest first.
 */
export function shapePills(
  { items, measure, previous, home, isOwn }: PillRequest,
  density: number,
): Pill[] {
  const here = new Set(items.map(({ id }) => id))
  const byId = new Map(previous?.pills.map((pill) => [pill.id, pill]))
  const gone = previous?.pills.filter(({ id }) => !here.has(id)) ?? []
  const byName = new Map(gone.map((pill) => [identityOf(pill), pill]))
  const taken = new Set(previous?.pills.map(({ key }) => key))
  // Without own items, the examples are the map and don't give way.
  const hasOwn = items.some((item) => !isExample(item))
  return items.toSorted(inOrderOfMaking).map((item): Pill => {
    const before = byId.get(item.id) ?? byName.get(identityOf(item))
    const isQuiet = isOwn === true && hasOwn && isGivenExample(item)
    return {
      key: before?.key ?? freeKey(`${item.id}`, taken),
      id: item.id,
      category: item.category,
      name: item.name,
      power: clamp(item.attachmentPower, 0, 1),
      angle: item.angle ?? null,
      home: home?.get(item.id) ?? null,
      isQuiet,
      shapes: shapePill(
        item.name,
        DENSITIES[isQuiet ? Math.max(SMALL, density) : density]!,
        measure,
      ),
    }
  })
}

const isPut = ({ angle }: MapItem) => typeof angle === 'number'

const inOrderOfMaking = (one: MapItem, other: MapItem): number =>
  Number(isExample(one)) - Number(isExample(other)) ||
  Number(isPut(other)) - Number(isPut(one)) ||
  (isExample(one) ? other.attachmentPower - one.attachmentPower : 0) ||
  Math.abs(one.id) - Math.abs(other.id)

/** An id may repeat as the key of another item, which has a new id but the old key. */
function freeKey(wished: string, taken: Set<string>): string {
  let key = wished
  while (taken.has(key)) key += '+'
  taken.add(key)
  return key
}
