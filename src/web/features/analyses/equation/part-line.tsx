import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type PowerWord, powerLabel, powerWord } from '#domain/self-map/attachment-power.ts'
import type { Voice } from '#domain/situation/own-saying.ts'
import { pillColours } from '#web/lib/pill-colours.ts'
import type { Naming, Placing } from '../putting.ts'
import { Line } from './line.tsx'
import { type ChosenPart, PartChoice } from './part-choice.tsx'

type Props = {
  part: { itemId: number; name: string; power: number }
  parts: readonly ChosenPart[]
  /** What the situation touched. */
  near: readonly number[]
  voice: Voice
  placing: Placing | undefined
  naming: Naming | undefined
  isSmall?: boolean
  isOpen: boolean
  isAside: boolean
  onOpen: (() => void) | null
  onChoose: (itemId: number) => void
  onClose: () => void
}

const ME: Record<Voice, [me: string, my: string]> = {
  you: ['you', 'your'],
  I: ['me', 'my'],
  they: ['them', 'their'],
}
const CLOSENESS: Record<PowerWord, (me: string, my: string) => [string, string, string]> = {
  'at the edge': (_, my) => ['is ', 'at the edge', ` of ${my} map`],
  matters: (me) => ['', 'matters', ` to ${me}`],
  close: (me) => ['is ', 'close', ` to ${me}`],
  core: (_, my) => [`is at ${my} `, 'core', ''],
}

const SAYS = { proposed: 'is not on your map yet', left: 'is not on your map' }

/** The part it is about, and how close it is: that is its weight. */
export function PartLine(props: Props) {
  const { part, parts, near, voice, placing, naming, isSmall, isOpen, isAside } = props
  const { onOpen, onChoose, onClose } = props
  const [isPlacing, setPlacing] = useState(false)
  const known = parts.find(({ id }) => id === part.itemId)
  const place = known?.place ?? 'map'
  const word = powerWord(part.power)
  const [before, strong, after] = CLOSENESS[word](...ME[voice])
  const style = pillColours(known?.colour ?? 'custom6')
  const isProposed = place === 'proposed' || place === 'left'
  const pill = (
    <span className={isProposed ? 'part-pill part-pill-proposed' : 'part-pill'} style={style}>
      <bdi>{part.name}</bdi>
      {isSmall && !isProposed && <small>{word}</small>}
    </span>
  )
  const says = isProposed ? (
    <span>{voice === 'they' ? '' : SAYS[place]}</span>
  ) : (
    !isSmall && (
      <span>
        {place === 'example' ? 'an example, ' : before}
        <b>{strong}</b>
        {place === 'example' ? '' : after}
        <span className="figures">, {powerLabel(part.power)}</span>
      </span>
    )
  )
  return (
    <div className="part-line">
      <Line
        kind="part"
        onOpen={parts.length > 1 || naming ? onOpen : null}
        isOpen={isOpen}
        isAside={!isOpen && isAside}
        popover={
          <PartChoice
            near={parts.filter(({ id }) => near.includes(id) || id === part.itemId)}
            others={parts.filter(({ id }) => !near.includes(id) && id !== part.itemId)}
            chosen={part.itemId}
            naming={naming}
            onChoose={onChoose}
            onClose={onClose}
          />
        }
      >
        <span className="part-says">
          {pill} {says}
        </span>
      </Line>
      {place === 'proposed' && placing && (
        <button
          type="button"
          className="suggestion part-put"
          disabled={isPlacing}
          onClick={() => {
            setPlacing(true)
            void placing(part.itemId).finally(() => setPlacing(false))
          }}
        >
          <Plus aria-hidden />
          Add to my map
        </button>
      )}
    </div>
  )
}
