import { Search } from 'lucide-react'
import { memo, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { powerLabel, powerWord } from '#domain/self-map/attachment-power.ts'
import { categoriesOf, colourOf, ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import {
  categoryLabel,
  isGivenExample,
  nameKey,
  type SelfMapItem,
} from '#domain/self-map/self-map.ts'
import { pillColours } from '#web/lib/pill-colours.ts'
import { Problem } from '#web/ui/field.tsx'

type Props = {
  items: readonly SelfMapItem[]
  chosen: readonly number[]
  onToggle: (itemId: number) => void
  problem: string | null
  /** Below the pills: a way to add an item. */
  children?: ReactNode
}

const SEARCH_FROM = 12

/** The items of the map as pills to tick, by category, nearest first. */
export function ItemPicker({ items, chosen, onToggle, problem, children }: Props) {
  const [typed, setTyped] = useState('')
  const id = useId()
  const own = ownCategoriesOf(items)
  const wanted = nameKey(typed.trim())
  const shown = items.filter(
    ({ id, name }) => nameKey(name).includes(wanted) || chosen.includes(id),
  )
  const latest = useRef(onToggle)
  latest.current = onToggle

  return (
    <fieldset
      className="item-picker"
      aria-describedby={problem ? `${id}-problem` : undefined}
      aria-invalid={problem ? true : undefined}
    >
      <legend className="field-label">Self-Map items</legend>
      {items.length > SEARCH_FROM && (
        <div className="item-search">
          <Search aria-hidden />
          <input
            className="field-input"
            type="search"
            aria-label="Search your items"
            placeholder="Search your items"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            // Enter would submit the whole form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </div>
      )}
      {categoriesOf(items).map((category) => (
        <CategoryPills
          key={category}
          label={categoryLabel(category)}
          colour={colourOf(category, own)}
          items={shown.filter((item) => item.category === category)}
          chosen={chosen}
          onToggle={latest}
        />
      ))}
      {shown.length === 0 && items.length > 0 && (
        <p className="small muted">Nothing on your map has that name.</p>
      )}
      {children}
      <Problem id={`${id}-problem`}>{problem}</Problem>
    </fieldset>
  )
}

type PillsProps = {
  label: string
  colour: string
  items: readonly SelfMapItem[]
  chosen: readonly number[]
  onToggle: RefObject<(itemId: number) => void>
}

const isSameList = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at])

/** Memoized, so typing above doesn't rerender the pills. */
const CategoryPills = memo(
  Pills,
  (before, now) =>
    before.label === now.label &&
    before.colour === now.colour &&
    isSameList(before.items, now.items) &&
    isSameList(before.chosen, now.chosen),
)

function Pills({ label, colour, items, chosen, onToggle }: PillsProps) {
  if (items.length === 0) return null
  return (
    <div role="group" aria-label={label} className="pill-group" style={pillColours(colour)}>
      <p className="pill-group-label" aria-hidden="true">
        {label}
      </p>
      <div className="pill-group-pills">
        {items
          .toSorted((a, b) => b.attachmentPower - a.attachmentPower)
          .map(({ id, name, attachmentPower }) => (
            <label
              key={id}
              className={isGivenExample({ id }) ? 'pill-check pill-check-example' : 'pill-check'}
              title={powerWord(attachmentPower)}
            >
              <input
                type="checkbox"
                name="selfMapItemIds"
                checked={chosen.includes(id)}
                onChange={() => onToggle.current(id)}
              />
              <span>
                <bdi>{name}</bdi>
                {isGivenExample({ id }) && <span className="pill-example">example</span>}
                <span className="pill-check-power figures">
                  <span className="sr-only">, attachment power </span>
                  {powerLabel(attachmentPower)}
                  <span className="sr-only">, {powerWord(attachmentPower)}</span>
                </span>
              </span>
            </label>
          ))}
      </div>
    </div>
  )
}
