import { useState } from 'react'
import { powerWord } from '#domain/self-map/attachment-power.ts'
import { CATEGORIES, CATEGORY_LABELS } from '#domain/self-map/self-map.ts'
import { pillColours } from '#web/lib/pill-colours.ts'
import { Button } from '#web/ui/button.tsx'
import { Suggestion } from './line.tsx'
import { OwnLine } from './own-line.tsx'
import { Popover } from './popover.tsx'
import type { ChosenPart } from './use-edits.ts'

type ChipsProps = {
  parts: readonly ChosenPart[]
  chosen?: number | null | undefined
  isBusy: boolean
  /** Called with the name instead of the id if the part is only in the text. */
  onChoose: (about: number | string) => void
}

/** Names to choose from, dashed if they aren't on the map. */
export const PartChips = ({ parts, chosen, isBusy, onChoose }: ChipsProps) =>
  parts.map(({ id, name, attachmentPower, colour, place, isNamed }) => {
    const isAway = place === 'proposed' || place === 'left'
    return (
      <button
        key={id}
        type="button"
        className={isAway ? 'part-pill part-pill-proposed' : 'part-pill'}
        style={pillColours(colour)}
        aria-pressed={id === chosen}
        disabled={isBusy}
        onClick={() => onChoose(isNamed ? name : id)}
      >
        <bdi>{name}</bdi>
        {!isAway && (
          <small>{place === 'example' ? 'an example' : powerWord(attachmentPower)}</small>
        )}
      </button>
    )
  })

type Props = {
  /** Items the situation touched and people the text names. */
  near: readonly ChosenPart[]
  others: readonly ChosenPart[]
  chosen: number | null | undefined
  isBusy: boolean
  onChoose: (about: number | string | null) => void
  onClose: () => void
  /** Puts a part that has only a name on the map. */
  onPlace?: ((category: string) => void) | undefined
}

/** Changes what it is about: someone the text names, a part of the map, a new name, or nothing in particular. */
export function PartChoice(props: Props) {
  const { near, others, chosen, isBusy, onChoose, onClose, onPlace } = props
  const [isAll, setAll] = useState(near.length < 2)
  return (
    <Popover label="What is it about?" onClose={onClose}>
      {onPlace && (
        <div className="near-words">
          <span className="muted small">Put it on my map as</span>
          {CATEGORIES.map((one) => (
            <Suggestion key={one} disabled={isBusy} onClick={() => onPlace(one)}>
              {CATEGORY_LABELS[one]}
            </Suggestion>
          ))}
        </div>
      )}
      <div className="part-pills">
        <PartChips
          parts={isAll ? [...near, ...others] : near}
          chosen={chosen}
          isBusy={isBusy}
          onChoose={onChoose}
        />
        <OwnLine
          label="What it’s about"
          placeholder="a name or a thing"
          isBusy={isBusy}
          onKeep={onChoose}
          onLeave={onClose}
        />
      </div>
      <div className="popover-foot">
        {!isAll && others.length > 0 && (
          <Button look="quiet" size="small" onClick={() => setAll(true)}>
            My whole map
          </Button>
        )}
        <Button look="quiet" size="small" disabled={isBusy} onClick={() => onChoose(null)}>
          Nothing in particular
        </Button>
      </div>
    </Popover>
  )
}
