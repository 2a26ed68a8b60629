import { type FormEvent, useState } from 'react'
import { POWER_BANDS, type PowerWord } from '#domain/self-map/attachment-power.ts'
import {
  CATEGORIES,
  categoryLabel,
  FIRST_MAP_QUESTION,
  ItemName,
  NAME_LIMIT,
} from '#domain/self-map/self-map.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { problemMessage, problemOf } from './problem-of.ts'
import type { ItemChanges } from './use-item-changes.ts'
import './first-map.css'

type Line = { name: string; category: string | null; word: PowerWord }
/** What each line invites to, and where that would belong. */
const HINTS = [
  { label: 'First', hint: 'A person', category: 'people' },
  { label: 'Second', hint: 'A place or a thing you love', category: 'ideas' },
  { label: 'Third', hint: 'Your work', category: 'accomplishments' },
] as const
const EMPTY_LINE: Line = { name: '', category: null, word: 'matters' }

const powerOf = (word: PowerWord): number =>
  POWER_BANDS.find((band) => band.word === word)?.typical ?? 0.5

type Props = {
  add: ItemChanges['add']
  /** Which category a name seems to belong to, where it says so. */
  guess: (name: string) => string | null
  /** Somebody is about to write a name. */
  onBegin: () => void
  /** All that was named is on the map. */
  onDone: () => void
  onLater: () => void
}

/** Three things of one's own, each nearer or farther: a first map in half a minute. */
export function FirstMap({ add, guess, onBegin, onDone, onLater }: Props) {
  const [lines, setLines] = useState<readonly Line[]>(() => HINTS.map(() => ({ ...EMPTY_LINE })))
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const categoryOf = (line: Line) =>
    line.category ?? guess(line.name) ?? HINTS[lines.indexOf(line)]?.category ?? 'people'
  const named = lines.filter(({ name }) => name.trim() !== '')
  const change = (at: number, to: Partial<Line>) =>
    setLines((now) => now.map((line, index) => (index === at ? { ...line, ...to } : line)))

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const wrong = named.map(({ name }) => problemOf(ItemName, name)).find(Boolean)
    setProblem(wrong ?? (named.length === 0 ? 'Name at least one.' : null))
    if (wrong || named.length === 0) return
    setBusy(true)
    try {
      for (const line of named) {
        const { name, word } = line
        await add.mutateAsync({ name, category: categoryOf(line), attachmentPower: powerOf(word) })
        // What is on the map stays there, whatever becomes of the next one.
        setLines((now) => now.map((it) => (it === line ? { ...EMPTY_LINE } : it)))
      }
      onDone()
    } catch (error) {
      setProblem(error instanceof Error ? problemMessage(error) : null)
      setBusy(false)
    }
  }

  return (
    <Card className="first-map" title={FIRST_MAP_QUESTION}>
      <form className="first-map-words" onSubmit={handleSubmit} onFocus={onBegin} noValidate>
        <p className="muted">Name three. Then say how much each one matters.</p>
        {lines.map((line, at) => (
          <div key={HINTS[at]?.label} className="first-map-line">
            <TextField
              label={HINTS[at]?.label ?? ''}
              placeholder={HINTS[at]?.hint}
              value={line.name}
              maxLength={NAME_LIMIT * 2}
              autoComplete="off"
              onChange={({ target }) => change(at, { name: target.value })}
            />
            {line.name.trim() !== '' && (
              <div className="first-map-place">
                <SelectField
                  label={`Category ${at + 1}`}
                  value={categoryOf(line)}
                  onChange={({ target }) => change(at, { category: target.value })}
                >
                  {CATEGORIES.map((category) => (
                    <option key={category} value={category}>
                      {categoryLabel(category)}
                    </option>
                  ))}
                </SelectField>
                <SelectField
                  label={`Closeness ${at + 1}`}
                  value={line.word}
                  onChange={({ target }) => change(at, { word: target.value as PowerWord })}
                >
                  {POWER_BANDS.toReversed().map(({ word, typical }) => (
                    <option key={word} value={word}>
                      {word}, {typical}
                    </option>
                  ))}
                </SelectField>
              </div>
            )}
          </div>
        ))}
        <p className="field-problem" role="alert">
          {problem}
        </p>
        <div className="row">
          <Button look="primary" type="submit" disabled={isBusy}>
            {isBusy ? 'Saving...' : 'Save my map'}
          </Button>
          <Button look="quiet" onClick={onLater}>
            Later
          </Button>
        </div>
        <p className="small muted">You can move, rename or remove anything, any time.</p>
      </form>
    </Card>
  )
}
