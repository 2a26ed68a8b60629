import { categoriesOf, colourOf } from '#domain/self-map/map-categories.ts'
import { CATEGORIES, categoryLabel, ownOf, type SelfMapItem } from '#domain/self-map/self-map.ts'
import './map-legend.css'

type Props = {
  items: readonly SelfMapItem[]
  hidden: ReadonlySet<string>
  onToggle: (category: string) => void
}

/** The categories, each with the number of own items. A click hides one from the map or shows it again. */
export function CategoryLegend({ items, hidden, onToggle }: Props) {
  const categories = categoriesOf(items)
  const own = categories.slice(CATEGORIES.length)
  const mine = ownOf(items)
  return (
    <ul className="map-legend" aria-label="Categories on the map">
      {categories.map((category) => (
        <li key={category}>
          <button
            type="button"
            className="map-chip"
            aria-pressed={!hidden.has(category)}
            onClick={() => onToggle(category)}
          >
            <span
              className="map-chip-dot"
              style={
                { '--dot': `var(--cat-${colourOf(category, own)}-line)` } as React.CSSProperties
              }
              aria-hidden="true"
            />
            <bdi>{categoryLabel(category)}</bdi>
            <span className="figures map-chip-count">
              {mine.filter((item) => item.category === category).length}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The legend of the lines. */
export function LineLegend() {
  return (
    <ul className="line-legend" aria-label="Lines on the map">
      {(['supports', 'conflicts', 'influences'] as const).map((type) => (
        <li key={type} className={`line-legend-${type}`}>
          <svg width="32" height="12" viewBox="0 0 32 12" aria-hidden="true">
            <path d="M1 6H31" />
          </svg>
          {type[0]?.toUpperCase()}
          {type.slice(1)}
        </li>
      ))}
    </ul>
  )
}
