import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type PowerWord, powerWord } from '#domain/self-map/attachment-power.ts'
import { nameKey } from '#domain/self-map/self-map.ts'
import type { EquationView } from '#domain/situation/equation-view.ts'
import type { Voice } from '#domain/situation/own-saying.ts'
import { pillColours } from '#web/lib/pill-colours.ts'
import { Line, Suggestion } from './line.tsx'
import { OwnLine } from './own-line.tsx'
import { PartChips, PartChoice } from './part-choice.tsx'
import type { ChosenPart, EquationProps } from './use-edits.ts'

type Props = EquationProps & { at: number; part: EquationView['part'] }

const ME: Record<Voice, [me: string, my: string]> = {
  you: ['you', 'your'],
  I: ['me', 'my'],
  they: ['them', 'their'],
}
const CLOSENESS: Record<PowerWord, (me: string, my: string) => [string, string]> = {
  'at the edge': (_, my) => ['at the edge', ` of ${my} map`],
  matters: (me) => ['important', ` to ${me}`],
  close: (me) => ['close', ` to ${me}`],
  core: (_, my) => ['at the core', ` of ${my} map`],
}
/** The number of chips that fit beside the line. */
const CHIPS = 3

/** A placeholder for the id of a name without an item. */
const UNLISTED = 0
const asChosen = ({ name, power }: { name: string; power: number }): ChosenPart => ({
  id: UNLISTED,
  name,
  attachmentPower: power,
  colour: 'custom6',
  place: 'proposed',
  isNamed: true,
})

/** The part it is about and how close that is. If open, offers names from the text and the map. */
export function PartLine(props: Props) {
  const { at, part, parts, near, voice, edits, placing, naming } = props
  const [isPlacing, setPlacing] = useState(false)
  const isNear = ({ id }: ChosenPart) => near.includes(id) || id === part?.itemId
  const choose = (about: number | string | null) => void edits.choosePart(at, about)
  const isBusy = edits.isBusy || isPlacing

  async function place(itemId: number | null) {
    if (itemId === null || !placing) return
    setPlacing(true)
    await placing(itemId)
    setPlacing(false)
  }
  async function placeNamed(name: string, category: string) {
    const itemId = (await naming?.({ name, category })) ?? null
    // Choose it first, because placing it on the map changes its id.
    if (itemId !== null && (await edits.choosePart(at, itemId))) await place(itemId)
  }

  if (!part)
    return (
      edits.canChange && (
        <div className="part-line" inert={edits.open !== null}>
          <span className="line-label">It’s about</span>
          <div className="offers" role="group" aria-label="What it’s about">
            <PartChips
              parts={parts.filter(isNear).slice(0, CHIPS)}
              isBusy={isBusy}
              onChoose={choose}
            />
            <OwnLine
              label="What it’s about"
              placeholder="a name or a thing"
              isBusy={isBusy}
              onKeep={choose}
            />
          </div>
        </div>
      )
    )

  const known = parts.find(({ id }) => id === part.itemId)
  const unlisted = part.itemId === null ? nameKey(part.name) : null
  const isAway = part.itemId === null || known?.place === 'proposed' || known?.place === 'left'
  const canPlace = placing && (known?.place === 'proposed' || (part.itemId === null && naming))
  const [strong, after] = CLOSENESS[powerWord(part.power)](...ME[voice])
  return (
    <div className="part-line">
      <Line
        at={at}
        kind="part"
        edits={edits}
        below={
          edits.isOpen({ at, kind: 'part' }) && (
            <PartChoice
              near={[
                ...(part.itemId === null ? [asChosen(part)] : []),
                ...parts.filter((one) => isNear(one) && nameKey(one.name) !== unlisted),
              ]}
              others={parts.filter((one) => !isNear(one))}
              chosen={part.itemId ?? UNLISTED}
              isBusy={isBusy}
              onChoose={choose}
              onClose={edits.close}
              onPlace={
                part.itemId === null && naming && placing
                  ? (category) => void placeNamed(part.name, category)
                  : undefined
              }
            />
          )
        }
      >
        <span className="part-says">
          It’s about{' '}
          <span
            className={isAway ? 'part-pill part-pill-proposed' : 'part-pill'}
            style={pillColours(known?.colour ?? 'custom6')}
          >
            <bdi>{part.name}</bdi>
          </span>
          {!isAway && (
            <>
              , {known?.place === 'example' && 'an example, '}
              <b>{strong}</b>
              {after}.
            </>
          )}
        </span>
      </Line>
      {canPlace && (
        <Suggestion
          className="suggestion part-put"
          disabled={isBusy}
          onClick={() =>
            // A name alone has no category yet, so the choice opens.
            part.itemId === null ? edits.toggle({ at, kind: 'part' }) : void place(part.itemId)
          }
        >
          <Plus aria-hidden />
          Add to my map
        </Suggestion>
      )}
    </div>
  )
}
