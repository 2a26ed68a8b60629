import { powerWord } from '#domain/self-map/attachment-power.ts'
import { colourOf, ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import { isGivenExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { pillColours } from '#web/lib/pill-colours.ts'
import { Button } from '#web/ui/button.tsx'
import '#web/ui/touch-chip.css'

/** Marks a suggestion of ours until the person decides. */
export const Proposed = () => <span className="proposed">suggested</span>

type ItemsProps = {
  /** Proposed items first, then the other chosen ones. */
  shown: readonly SelfMapItem[]
  chosen: readonly number[]
  isProposed: boolean
  onToggle: (item: SelfMapItem) => void
  /** Opens the list of all items. */
  onSeeAll: () => void
}

/** The items found in the text. One tap selects or removes one. */
export function ProposedItems({ shown, chosen, isProposed, onToggle, onSeeAll }: ItemsProps) {
  const own = ownCategoriesOf(shown)
  return (
    <div className="write-row" role="group" aria-label="What it’s about">
      <span className="write-row-label">What it’s about</span>
      <div className={isProposed ? 'write-row-chips write-row-one' : 'write-row-chips'}>
        {shown.length === 0 && (
          <span className="muted small">People and things you mention appear here.</span>
        )}
        {shown.map((item) => {
          const colour = colourOf(item.category, own)
          const style = pillColours(colour)
          return (
            <button
              key={item.id}
              type="button"
              className="touch-chip"
              style={style}
              aria-pressed={chosen.includes(item.id)}
              onClick={() => onToggle(item)}
            >
              <bdi>{item.name}</bdi>
              <span className="touch-chip-word">
                {isGivenExample(item) ? 'example' : powerWord(item.attachmentPower)}
              </span>
            </button>
          )
        })}
      </div>
      {isProposed && shown.length > 0 && <Proposed />}
      <Button look="quiet" size="small" onClick={onSeeAll}>
        See all items
      </Button>
      <p className="sr-only" role="status">
        {isProposed && shown.length > 0 && (shown.length > 1 ? 'Two items' : 'One item')}
        {isProposed && shown.length > 0 && ' suggested'}
      </p>
    </div>
  )
}
