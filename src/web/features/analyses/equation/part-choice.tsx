import { type ReactNode, useState } from 'react'
import { powerWord } from '#domain/self-map/attachment-power.ts'
import { CATEGORIES, CATEGORY_LABELS } from '#domain/self-map/self-map.ts'
import { pillColours } from '#web/lib/pill-colours.ts'
import { Button } from '#web/ui/button.tsx'
import { OwnLine } from './own-line.tsx'
import { Popover } from './popover.tsx'

/** A part of the map a feeling can be about. */
export type ChosenPart = {
  id: number
  name: string
  attachmentPower: number
  colour: string
  /** `proposed`: the situation names it, the map lacks it; `left`: and shall go on lacking it. */
  place: 'map' | 'example' | 'proposed' | 'left'
  /** Only in the words: it becomes an item of the situation when it is chosen. */
  isNamed?: boolean
}

type ChipsProps = {
  parts: readonly ChosenPart[]
  chosen?: number | null | undefined
  isBusy: boolean
  /** What is only in the words is chosen by its name. */
  onChoose: (about: number | string) => void
}

/** Names to choose from; dashed if they're not on the map. */
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
  /** What the situation touched and whom its words name. */
  near: readonly ChosenPart[]
  others: readonly ChosenPart[]
  chosen: number | null | undefined
  isBusy: boolean
  onChoose: (about: number | string | null) => void
  onClose: () => void
  /** Puts what has only a name on the map. */
  onPlace?: ((category: string) => void) | undefined
  children?: ReactNode
}

/** What it is about instead: someone the words name, a part of the map, a name, or nothing in particular. */
export function PartChoice(props: Props) {
  const { near, others, chosen, isBusy, onChoose, onClose, onPlace } = props
  const [isAll, setAll] = useState(near.length < 2)
  return (
    <Popover label="What is it about?" onClose={onClose}>
      {onPlace && (
        <div className="near-words">
          <span className="muted small">Put it on my map as</span>
          {CATEGORIES.map((one) => (
            <button
              key={one}
              type="button"
              className="suggestion"
              disabled={isBusy}
              onClick={() => onPlace(one)}
            >
              {CATEGORY_LABELS[one]}
            </button>
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
          label="What it is about"
          placeholder="a name"
          isBusy={isBusy}
          onKeep={onChoose}
          onLeave={onClose}
        />
      </div>
      <div className="popover-foot">
        {!isAll && others.length > 0 && (
          <Button look="quiet" size="small" onClick={() => setAll(true)}>
            All of my map
          </Button>
        )}
        <Button look="quiet" size="small" disabled={isBusy} onClick={() => onChoose(null)}>
          Nothing in particular
        </Button>
      </div>
    </Popover>
  )
}
