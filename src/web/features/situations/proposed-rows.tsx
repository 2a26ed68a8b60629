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
  onToggle: (itemId: number) => void
  /** Opens the list of all items. */
  onSeeAll: () => void
}

/** The items found in the text. One tap selects or removes one. */
export function ProposedItems({ shown, chosen, isProposed, onToggle, onSeeAll }: ItemsProps) {
  const own = ownCategoriesOf(shown)
  const isSuggested = isProposed && shown.length > 0
  return (
    <div className="write-row" role="group" aria-label="What it’s about">
      <span className="write-row-label">What it’s about</span>
      <div className={isProposed ? 'write-row-chips write-row-one' : 'write-row-chips'}>
        {shown.length === 0 && (
          <span className="muted small">People and things you mention appear here.</span>
        )}
        {shown.map(({ id, name, category, attachmentPower }) => (
          <button
            key={id}
            type="button"
            className="touch-chip"
            style={pillColours(colourOf(category, own))}
            aria-pressed={chosen.includes(id)}
            onClick={() => onToggle(id)}
          >
            <bdi>{name}</bdi>
            <span className="touch-chip-word">
              {isGivenExample({ id }) ? 'example' : powerWord(attachmentPower)}
            </span>
          </button>
        ))}
      </div>
      {isSuggested && <Proposed />}
      <Button look="quiet" size="small" onClick={onSeeAll}>
        See all items
      </Button>
      <p className="sr-only" role="status">
        {isSuggested && `${shown.length > 1 ? 'Two items' : 'One item'} suggested`}
      </p>
    </div>
  )
}
