import { useState } from 'react'
import { powerWord } from '#domain/self-map/attachment-power.ts'
import { pillColours } from '#web/lib/pill-colours.ts'
import { Button } from '#web/ui/button.tsx'
import { Popover } from './popover.tsx'

/** A part of the map a feeling can be about. */
export type ChosenPart = {
  id: number
  name: string
  attachmentPower: number
  colour: string
  /** `proposed`: the situation names it, the map lacks it. */
  place: 'map' | 'example' | 'proposed'
}

type Props = {
  /** What the situation touched first. */
  near: readonly ChosenPart[]
  others: readonly ChosenPart[]
  chosen: number | undefined
  onChoose: (itemId: number) => void
  onClose: () => void
}

/** Which part it touches, where another one was taken for it. */
export function PartChoice({ near, others, chosen, onChoose, onClose }: Props) {
  const [isAll, setAll] = useState(near.length < 2)
  return (
    <Popover label="What is it about most?" onClose={onClose}>
      <div className="part-pills">
        {(isAll ? [...near, ...others] : near).map(
          ({ id, name, attachmentPower, colour, place }) => (
            <button
              key={id}
              type="button"
              className={place === 'proposed' ? 'part-pill part-pill-proposed' : 'part-pill'}
              style={pillColours(colour)}
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              <bdi>{name}</bdi>
              <small>
                {place === 'proposed' ? 'not on your map yet' : powerWord(attachmentPower)}
              </small>
            </button>
          ),
        )}
      </div>
      {!isAll && others.length > 0 && (
        <div className="popover-foot">
          <Button look="quiet" size="small" onClick={() => setAll(true)}>
            All of my map
          </Button>
        </div>
      )}
    </Popover>
  )
}
