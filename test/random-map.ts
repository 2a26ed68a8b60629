import type { RelatedItems } from '#domain/self-map/layout/curves.ts'
import type { MapItem } from '#domain/self-map/layout/shape-pills.ts'
import { RELATIONSHIP_TYPES } from '#domain/self-map/relationship.ts'
import { CATEGORIES } from '#domain/self-map/self-map.ts'

/** Chance that repeats itself: the same seed gives the same maps on every machine. */
export function chanceFrom(seed: number) {
  let state = seed >>> 0
  const share = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (count: number): number => Math.floor(share() * count)
  const oneOf = <Thing>(things: readonly Thing[]): Thing => things[upTo(things.length)]!
  return { share, upTo, oneOf }
}
export type Chance = ReturnType<typeof chanceFrom>

const WORDS =
  'Mum,Dad,Spouse,Grandma Rosa,My sister Anna,Best friend Leo,Neighbours,In-laws,Mentor Dr. Patel,My manager,Running club,Honesty,Fairness,Jazz,Work-Life Balance,Financial Security,Health & Wellness,Climate & nature,Being a good parent,Learning languages,Childhood,College Years,Moving abroad,Parents’ divorce,Growing up by the sea,Losing Grandpa,First marathon,Career Promotion,Graduate Degree,Led a team of 12,Paid off my loans,Volunteering award,Ünïcödé Größe,家族との時間,العائلة,👩‍👩‍👧 us,A name that goes on for as long as the form will take it, all eighty'.split(
    ',',
  )
const OWN = ['Faith', 'Hobbies', 'Places I love', 'Pets', 'Causes', 'Music']

export function randomItem(chance: Chance, id: number, categories: readonly string[]): MapItem {
  return {
    id,
    category: chance.oneOf(categories),
    name: `${chance.oneOf(WORDS)}${chance.share() < 0.3 ? ` ${id}` : ''}`,
    attachmentPower: Math.round(chance.share() * 100) / 100,
    angle: chance.share() < 0.1 ? chance.upTo(360) : null,
  }
}

export function randomCategories(chance: Chance): string[] {
  return [...CATEGORIES, ...OWN.slice(0, chance.upTo(OWN.length + 1))]
}

export function randomItems(chance: Chance, count: number): MapItem[] {
  const categories = randomCategories(chance)
  return Array.from({ length: count }, (_, index) => randomItem(chance, index + 1, categories))
}

export function randomRelationships(chance: Chance, items: readonly MapItem[], count: number) {
  return Array.from({ length: count }, (_, index): RelatedItems => {
    const source = chance.upTo(items.length)
    const target = (source + 1 + chance.upTo(items.length - 1)) % items.length
    return {
      id: index + 1,
      sourceItemId: items[source]!.id,
      targetItemId: items[target]!.id,
      relationshipType: chance.oneOf(RELATIONSHIP_TYPES),
      strength: 1 + chance.upTo(10),
    }
  })
}

/** One change a person might make: a new power, a new name, a new item, one item less, a moved pill. */
export function randomEdit(chance: Chance, items: readonly MapItem[]): MapItem[] {
  const at = chance.upTo(items.length)
  const change = (with_: Partial<MapItem>) =>
    items.map((item, index) => (index === at ? { ...item, ...with_ } : item))
  switch (chance.upTo(5)) {
    case 0:
      return change({ name: chance.oneOf(WORDS) })
    case 1:
      return change({ angle: chance.upTo(360) })
    case 2:
      return items.filter((_, index) => index !== at || items.length === 1)
    case 3:
      return [
        ...items,
        randomItem(chance, Math.max(...items.map(({ id }) => id)) + 1, [items[at]!.category]),
      ]
    default:
      return change({ attachmentPower: chance.share() })
  }
}
