import { type KeyboardEvent, useMemo, useState } from 'react'
import {
  type AttachmentPower,
  DEFAULT_POWER,
  powerWord,
  stepPower,
} from '#domain/self-map/attachment-power.ts'
import {
  ENOUGH_ITEMS,
  FIRST_MAP_QUESTION,
  FIRST_UNKEPT_ID,
  ItemName,
  NAME_LIMIT,
  ownOf,
  type SelfMapItem,
} from '#domain/self-map/self-map.ts'
import { problemMessage, problemOf } from '#web/features/self-map/problem-of.ts'
import type { ItemChanges } from '#web/features/self-map/use-item-changes.ts'
import type { Proposer } from '#web/features/situations/proposals.ts'
import { useChoice } from '#web/lib/browser/choices.ts'
import { pillColours } from '#web/lib/pill-colours.ts'
import { CLOSER } from '#web/pictures/pill-keys.ts'
import type { PillPosition } from '#web/pictures/use-held-pill.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import '#web/ui/touch-chip.css'
import './first-map.css'

/** A typed name that isn't on the map yet. */
type Typed = { name: string; category: string | null; power: AttachmentPower }

/** The prompts for the first items, with their categories. */
const KINDS = [
  { label: 'First', hint: 'A person', category: 'people', kind: 'Someone' },
  { label: 'Second', hint: 'Something you love', category: 'ideas', kind: 'Something I love' },
  { label: 'Third', hint: 'Your work', category: 'accomplishments', kind: 'My work' },
  { label: 'Fourth', hint: 'Your past', category: 'lifeStory', kind: 'My past' },
] as const

const NOTHING: Typed = { name: '', category: null, power: DEFAULT_POWER }

/**
 * Offers to name the first three items, until there are three or the person chose "Later". A typed name hangs on the
 * map and dropping it saves the item; on a phone, or with an item on the map, the offer is folded.
 */
export function useFirstMap(items: readonly SelfMapItem[], add: ItemChanges['add']) {
  const [isLater, putOff] = useChoice('first-map-later')
  /** Opened by the person. Without items it is open anyway if there is room. */
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(NOTHING)
  const [wasSent, setSent] = useState(false)
  const [proposer, setProposer] = useState<Proposer | null>(null)
  const count = ownOf(items).length
  const isOffered = !isLater && count < ENOUGH_ITEMS
  const { name, power } = typed
  const asked = KINDS[count] ?? KINDS[0]
  const category = typed.category ?? proposer?.namedIn(name)[0]?.category ?? asked.category
  const problem = problemOf(ItemName, name)
  const draft = useMemo(
    () =>
      isOffered && !problem
        ? { id: FIRST_UNKEPT_ID, userId: null, category, name, attachmentPower: power }
        : null,
    [isOffered, problem, category, name, power],
  )

  /** Loads the proposer, which is large, only when the person starts to write. */
  function begin() {
    setOpen(true)
    import('#web/features/situations/proposals.ts').then(
      async ({ loadProposer }) => setProposer(await loadProposer()),
      () => undefined,
    )
  }

  function put({ power: attachmentPower, angle }: PillPosition) {
    setSent(true)
    if (problem) return
    // Clear the field at once. If saving fails, the name returns to it.
    setTyped(NOTHING)
    setSent(false)
    add.mutate({ category, name, attachmentPower, angle }, { onError: () => setTyped(typed) })
  }

  function handleKey(event: KeyboardEvent) {
    const way = event.key.startsWith('Arrow') && CLOSER[event.key]
    if (!way) return
    event.preventDefault()
    setTyped({ ...typed, power: stepPower(typed.power, way) })
  }

  const isUnasked = !isOpen && count === 0
  const card = isOffered && (
    <div className={isUnasked ? 'first-map-offer first-map-unasked' : 'first-map-offer'}>
      {!isOpen && (
        <div className="first-map-fold">
          <p>{FIRST_MAP_QUESTION}</p>
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              setOpen(true)
              // On a phone this shows the field and the centre of the map together.
              const offer = currentTarget.closest('.first-map-offer')
              requestAnimationFrame(() => offer?.scrollIntoView?.({ block: 'start' }))
            }}
          >
            {count === 0 ? 'Name three' : 'Name more'}
          </Button>
        </div>
      )}
      {(isOpen || isUnasked) && (
        <Card className="first-map" title={FIRST_MAP_QUESTION}>
          <Form
            className="first-map-words"
            onSubmit={() => put({ power, angle: null })}
            onFocus={begin}
          >
            <p className="muted">
              Type a name, then drag it where it belongs: near the middle, or further out. Three is
              plenty.
            </p>
            <TextField
              label={asked.label}
              placeholder={asked.hint}
              value={typed.name}
              maxLength={NAME_LIMIT * 2}
              autoComplete="off"
              problem={(wasSent ? problem : null) ?? problemMessage(add.error)}
              onKeyDown={handleKey}
              onChange={({ target }) => setTyped({ ...typed, name: target.value })}
            />
            <div className="first-map-kinds" role="group" aria-label="What it is">
              {KINDS.map((one) => (
                <button
                  key={one.category}
                  type="button"
                  className="touch-chip"
                  style={pillColours(one.category)}
                  aria-pressed={category === one.category}
                  onClick={() => setTyped({ ...typed, category: one.category })}
                >
                  {one.kind}
                </button>
              ))}
            </div>
            <div className="row">
              <Button type="submit">
                <span aria-live="polite">Put it at “{powerWord(typed.power)}”</span>
              </Button>
              <Button look="quiet" onClick={() => putOff(true)}>
                Later
              </Button>
            </div>
          </Form>
        </Card>
      )}
    </div>
  )
  return {
    card,
    draft,
    /** A drop saves the item. A key press only moves the draft. */
    move: (moved: PillPosition) =>
      moved.angle === null ? setTyped({ ...typed, power: moved.power }) : put(moved),
  }
}
