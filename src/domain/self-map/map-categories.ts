/** The order and colours of a map's categories, in the diagram, lists and pickers. */
import { CATEGORIES, isGivenCategory } from './self-map.ts'

type Categorised = { id: number; category: string }

/** Custom categories in order of creation, which determines their place and colour. */
export function ownCategoriesOf(items: readonly Categorised[]): string[] {
  const byAge = items
    .filter(({ category }) => !isGivenCategory(category))
    .toSorted((a, b) => a.id - b.id)
  return [...new Set(byAge.map(({ category }) => category))]
}

/** The given categories, then custom ones in order of creation. */
export const categoriesOf = (items: readonly Categorised[]): string[] => [
  ...CATEGORIES,
  ...ownCategoriesOf(items),
]

const OWN_COLOURS = 7
/** The name of a pair of colour tokens: `people`, `ideas`, … or `custom1` to `custom7`. */
export type CategoryColour = string

/** The network has one colour for all custom categories, because it shows connections between kinds. */
export const graphColourOf = (category: string): string =>
  isGivenCategory(category) ? category : 'custom'

export const colourOf = (category: string, own: readonly string[]): CategoryColour =>
  isGivenCategory(category)
    ? category
    : `custom${(Math.max(0, own.indexOf(category)) % OWN_COLOURS) + 1}`
