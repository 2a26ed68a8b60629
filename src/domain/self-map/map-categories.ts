/** In which order a map's categories come and which colours they wear: on the diagram, in lists and in pickers. */
import { CATEGORIES, isGivenCategory } from './self-map.ts'

type Placed = { id: number; category: string }

/** Own categories in the order in which a person made them; it decides their place and colour. */
export function ownCategoriesOf(items: readonly Placed[]): string[] {
  const byAge = items
    .filter(({ category }) => !isGivenCategory(category))
    .toSorted((a, b) => a.id - b.id)
  return [...new Set(byAge.map(({ category }) => category))]
}

/** The given categories first, then own ones in the order of their making. */
export const categoriesOf = (items: readonly Placed[]): string[] => [
  ...CATEGORIES,
  ...ownCategoriesOf(items),
]

const OWN_COLOURS = 7
/** The name of a pair of colour tokens: `people`, `ideas`, … or `custom1` to `custom7`. */
export type CategoryColour = string

/** The network has one colour for all own categories: it shows how kinds hang together, not each by itself. */
export const graphColourOf = (category: string): string =>
  isGivenCategory(category) ? category : 'custom'

export const colourOf = (category: string, own: readonly string[]): CategoryColour =>
  isGivenCategory(category)
    ? category
    : `custom${(Math.max(0, own.indexOf(category)) % OWN_COLOURS) + 1}`
