import { useState } from 'react'
import { powerWord } from '#domain/self-map/attachment-power.ts'
import { colourOf, ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { pillColours } from '#web/lib/pill-colours.ts'
import { isOnlyProposed } from '../proposals.ts'

/** What is shown at first: two where the words say something, more where nothing was told. */
const SHOWN = { toWords: 3, toNothing: 5 }

type Props = {
  parts: readonly SelfMapItem[]
  chosen: number | null
  hasWords: boolean
  onChoose: (itemId: number | null) => void
}

export function Parts({ parts, chosen, hasWords, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false)
  const most = hasWords ? SHOWN.toWords : SHOWN.toNothing
  const at = parts.findIndex(({ id }) => id === chosen)
  const shown = isOpen || at >= most ? parts : parts.slice(0, most)
  const colours = ownCategoriesOf(parts)
  return (
    <div className="walk-chips walk-parts" role="group" aria-label="Your items">
      {shown.map((part) => {
        const { id, name, category, attachmentPower } = part
        const colour = colourOf(category, colours)
        const style = pillColours(colour)
        return (
          <button
            key={id}
            type="button"
            className="touch-chip"
            style={style}
            aria-pressed={chosen === id}
            onClick={() => onChoose(chosen === id ? null : id)}
          >
            <bdi>{name}</bdi>
            <span className="touch-chip-word">
              {isOnlyProposed(part) ? 'new' : powerWord(attachmentPower)}
            </span>
          </button>
        )
      })}
      {shown.length < parts.length && (
        <button type="button" className="walk-chip" onClick={() => setOpen(true)}>
          Something else
        </button>
      )}
    </div>
  )
}
