import type { KeyboardEvent } from 'react'
import { type AttachmentPower, powerWord, stepPower } from '#domain/self-map/attachment-power.ts'
import { FIRST_MAP_QUESTION, NAME_LIMIT } from '#domain/self-map/self-map.ts'
import { pillColours } from '#web/lib/pill-colours.ts'
import { CLOSER } from '#web/pictures/pill-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import '#web/ui/touch-chip.css'
import './first-map.css'

/** A typed name that isn't on the map yet. */
export type Typed = { name: string; category: string | null; power: AttachmentPower }

/** The prompts for the first items, with their categories. */
export const KINDS = [
  { label: 'First', hint: 'A person', category: 'people', kind: 'Someone' },
  { label: 'Second', hint: 'Something you love', category: 'ideas', kind: 'Something I love' },
  { label: 'Third', hint: 'Your work', category: 'accomplishments', kind: 'My work' },
  { label: 'Fourth', hint: 'Your past', category: 'lifeStory', kind: 'My past' },
] as const

type Props = {
  /** The number of items already on the map. */
  count: number
  typed: Typed
  /** The chosen category, or a guess from the name. */
  category: string
  problem: string | null
  onChange: (typed: Typed) => void
  /** Places it without dragging, at the distance drawn. */
  onPut: () => void
  onBegin: () => void
  onLater: () => void
}

/** Asks for a name to type and to drop near or far on the map beside this card, three times. */
export function FirstMap(props: Props) {
  const { count, typed, category, problem, onChange, onPut, onBegin, onLater } = props
  const { label, hint } = KINDS[count]!

  function handleKey(event: KeyboardEvent) {
    const way = event.key.startsWith('Arrow') && CLOSER[event.key]
    if (!way) return
    event.preventDefault()
    onChange({ ...typed, power: stepPower(typed.power, way) })
  }

  return (
    <Card className="first-map" title={FIRST_MAP_QUESTION}>
      <Form className="first-map-words" onSubmit={onPut} onFocus={onBegin}>
        <p className="muted">
          Type a name, then drag it where it belongs: near the middle, or further out. Three is
          plenty.
        </p>
        <TextField
          label={label}
          placeholder={hint}
          value={typed.name}
          maxLength={NAME_LIMIT * 2}
          autoComplete="off"
          problem={problem}
          onKeyDown={handleKey}
          onChange={({ target }) => onChange({ ...typed, name: target.value })}
        />
        <div className="first-map-kinds" role="group" aria-label="What it is">
          {KINDS.map((one) => (
            <button
              key={one.category}
              type="button"
              className="touch-chip"
              style={pillColours(one.category)}
              aria-pressed={category === one.category}
              onClick={() => onChange({ ...typed, category: one.category })}
            >
              {one.kind}
            </button>
          ))}
        </div>
        <div className="row">
          <Button type="submit">
            <span aria-live="polite">Put it at “{powerWord(typed.power)}”</span>
          </Button>
          <Button look="quiet" onClick={onLater}>
            Later
          </Button>
        </div>
      </Form>
    </Card>
  )
}
