/** Turns items into pills: the sizes they may have, and which pill of the previous map they are. */
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

type Request = {
  items: readonly MapItem[]
  measure: TextMeasure
  previous?: { pills: readonly PlacedPill[] } | null | undefined
  /** The direction an item has on every map of these items, by its id. */
  home?: ReadonlyMap<number, number>
  isOwn?: boolean | undefined
}

const identityOf = ({ category, name }: { category: string; name: string }) =>
  `${category}\n${name.toLowerCase()}`

/**
 * An item that was on the map keeps its pill. One that got another number, because it was saved or an
 * example became it, is known by its name, which stands once in its category. What is one's own comes first,
 * and of that what was put somewhere, and of that the oldest; of examples the strongest.
 */
export function shapePills(
  { items, measure, previous, home, isOwn }: Request,
  density: number,
): Pill[] {
  const here = new Set(items.map(({ id }) => id))
  const byId = new Map(previous?.pills.map((pill) => [pill.id, pill]))
  const gone = previous?.pills.filter(({ id }) => !here.has(id)) ?? []
  const byName = new Map(gone.map((pill) => [identityOf(pill), pill]))
  const taken = new Set(previous?.pills.map(({ key }) => key))
  // As long as there is nothing else, examples are the map and stand back for nobody.
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

/** A number may come twice: first as another item's, which has a new one by now but kept its key. */
function freeKey(wished: string, taken: Set<string>): string {
  let key = wished
  while (taken.has(key)) key += '+'
  taken.add(key)
  return key
}
