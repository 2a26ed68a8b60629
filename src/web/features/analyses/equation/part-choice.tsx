import { type SyntheticEvent, useState } from 'react'
import { powerWord } from '#domain/self-map/attachment-power.ts'
import { CATEGORIES, CATEGORY_LABELS, ItemName } from '#domain/self-map/self-map.ts'
import { EVERYDAY, type NewProposal } from '#domain/situation/proposal.ts'
import { pillColours } from '#web/lib/pill-colours.ts'
import { Button } from '#web/ui/button.tsx'
import type { Naming } from '../putting.ts'
import { Popover } from './popover.tsx'

/** A part of the map a feeling can be about. */
export type ChosenPart = {
  id: number
  name: string
  attachmentPower: number
  colour: string
  /** `proposed`: the situation names it, the map lacks it; `left`: and shall go on lacking it. */
  place: 'map' | 'example' | 'proposed' | 'left'
  /** In the words only: chosen, it is first named as what the situation touches. */
  named?: NewProposal
}

type Props = {
  /** What the situation touched and whom its words name. */
  near: readonly ChosenPart[]
  others: readonly ChosenPart[]
  chosen: number | undefined
  naming: Naming | undefined
  onChoose: (itemId: number) => void
  onClose: () => void
}

const AWAY = { proposed: 'not on your map yet', left: 'not on your map' }

/** Which part it touches, where another one was taken for it: one of the map, something else, or nothing of it. */
export function PartChoice({ near, others, chosen, naming, onChoose, onClose }: Props) {
  const [isAll, setAll] = useState(near.filter(({ named }) => !named).length < 2)
  const [isElse, setElse] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function name(part: Parameters<Naming>[0]) {
    setBusy(true)
    const itemId = await naming?.(part)
    setBusy(false)
    if (typeof itemId === 'number') onChoose(itemId)
  }

  return (
    <Popover label="What is it about most?" onClose={onClose}>
      {isElse ? (
        <SomethingElse isBusy={isBusy} onName={(part) => void name(part)} />
      ) : (
        <div className="part-pills">
          {(isAll ? [...near, ...others] : near).map(
            ({ id, name: called, attachmentPower, colour, place, named }) => {
              const isAway = place === 'proposed' || place === 'left'
              return (
                <button
                  key={id}
                  type="button"
                  className={isAway ? 'part-pill part-pill-proposed' : 'part-pill'}
                  style={pillColours(colour)}
                  aria-pressed={id === chosen}
                  disabled={isBusy}
                  onClick={() => (named ? void name(named) : onChoose(id))}
                >
                  <bdi>{called}</bdi>
                  <small>
                    {isAway
                      ? AWAY[place]
                      : `${place === 'example' ? 'an example, ' : ''}${powerWord(attachmentPower)}`}
                  </small>
                </button>
              )
            },
          )}
        </div>
      )}
      {(naming || (!isAll && others.length > 0)) && (
        <div className="popover-foot">
          {(isElse || (!isAll && others.length > 0)) && (
            <Button
              look="quiet"
              size="small"
              onClick={() => {
                setElse(false)
                setAll(true)
              }}
            >
              All of my map
            </Button>
          )}
          {naming && !isElse && (
            <Button look="quiet" size="small" onClick={() => setElse(true)}>
              Something else
            </Button>
          )}
          {naming && (
            <Button
              look="quiet"
              size="small"
              disabled={isBusy}
              onClick={() => void name({ ...EVERYDAY, isLeft: true })}
            >
              Nothing on my map
            </Button>
          )}
        </div>
      )}
    </Popover>
  )
}

type ElseProps = {
  isBusy: boolean
  onName: (part: { name: string; category: string }) => void
}

const focusAtOnce = (field: HTMLElement | null) => field?.focus({ preventScroll: true })

/** Named here it stays with the situation; one tap puts it on the map afterwards. */
function SomethingElse({ isBusy, onName }: ElseProps) {
  const [name, setName] = useState('')
  const [category, setCategory] = useState<string>('people')
  const [problem, setProblem] = useState('')
  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    const { data, error } = ItemName.safeParse(name)
    setProblem(error?.issues[0]?.message ?? '')
    if (data) onName({ name: data, category })
  }
  return (
    <form className="near-words" onSubmit={handleSubmit}>
      <input
        ref={focusAtOnce}
        className="field-input"
        aria-label="What is it about?"
        placeholder="My team, my garden"
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <select
        className="field-input"
        aria-label="It belongs to"
        value={category}
        onChange={(event) => setCategory(event.target.value)}
      >
        {CATEGORIES.map((one) => (
          <option key={one} value={one}>
            {CATEGORY_LABELS[one]}
          </option>
        ))}
      </select>
      <Button type="submit" disabled={isBusy}>
        Save
      </Button>
      <p role="alert" className="field-problem">
        {problem}
      </p>
    </form>
  )
}
