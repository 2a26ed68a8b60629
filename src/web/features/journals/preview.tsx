import { useState } from 'react'
import { JOURNAL_LABELS, type JournalPreview } from '#domain/situation/journal.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, SelectField } from '#web/ui/field.tsx'
import { countedNotes } from './counted.ts'
import type { Reading } from './use-journals.ts'

type Props = {
  fileName: string
  preview: JournalPreview
  isBusy: boolean
  onRead: (changes: Reading) => void
  onKeep: (without: readonly string[]) => void
  onDrop: () => void
}

/** What is in a file, how it is read, and which months are wanted. */
export function Preview({ fileName, preview, isBusy, onRead, onKeep, onDrop }: Props) {
  const [without, setWithout] = useState<readonly string[]>([])
  const { source, months, notes, alreadyHere, leftOut, inParts, samples, table, roomFor } = preview
  const wanted = months.filter(({ month }) => !without.includes(month))
  const chosen = wanted.reduce((sum, month) => sum + month.notes, 0)
  return (
    <section className="journal-preview stack" aria-label={`What’s in ${fileName}`}>
      <p role="status">
        <strong>
          {JOURNAL_LABELS[source]}: {countedNotes(notes, 'note', 'notes')}.
        </strong>{' '}
        {alreadyHere > 0 &&
          `${countedNotes(alreadyHere, 'is', 'are')} here already and won’t change. `}
        {inParts > 0 && `${countedNotes(inParts, 'long one comes', 'long ones come')} in parts. `}
        {leftOut > 0 &&
          `${countedNotes(leftOut, 'has', 'have')} no words or no date and won’t be imported. `}
        There is room for {countedNotes(roomFor, 'more note', 'more notes')}.
      </p>
      {table && <Columns table={table} isBusy={isBusy} onRead={onRead} />}
      <ul className="journal-samples">
        {samples.map(({ at, title, text }) => (
          <li key={at + title}>
            <p className="small muted figures">{formatDay(at)}</p>
            <p>
              <bdi>{title}</bdi>
            </p>
            <p className="small muted journal-words">
              <bdi>{text}</bdi>
            </p>
          </li>
        ))}
      </ul>
      <fieldset className="journal-months">
        <legend className="field-label">Which months?</legend>
        {months.map(({ month, notes }) => (
          <Checkbox
            key={month}
            label={`${monthName(month)}: ${notes}`}
            checked={!without.includes(month)}
            onChange={({ currentTarget }) =>
              setWithout((known) =>
                currentTarget.checked ? known.filter((it) => it !== month) : [...known, month],
              )
            }
          />
        ))}
      </fieldset>
      <div className="row">
        <Button look="primary" disabled={isBusy || chosen === 0} onClick={() => onKeep(without)}>
          {isBusy ? 'One moment...' : `Import ${countedNotes(chosen, 'note', 'notes')}`}
        </Button>
        <Button look="quiet" onClick={onDrop}>
          Don’t import this file
        </Button>
      </div>
    </section>
  )
}

const monthName = (month: string): string =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString(undefined, {
    month: 'long',
    year: 'numeric',
  })

const PARTS = [
  ['date', 'Date'],
  ['time', 'Time'],
  ['title', 'Title'],
  ['text', 'Words'],
  ['mood', 'Mood'],
] as const

type ColumnsProps = {
  table: NonNullable<JournalPreview['table']>
  isBusy: boolean
  onRead: Props['onRead']
}

function Columns({ table, isBusy, onRead }: ColumnsProps) {
  return (
    <div className="journal-columns">
      {PARTS.map(([part, label]) => (
        <SelectField
          key={part}
          label={label}
          value={table.columns[part] ?? 'none'}
          disabled={isBusy}
          onChange={({ currentTarget }) => onRead({ [part]: currentTarget.value })}
        >
          {part !== 'date' && part !== 'text' && <option value="none">None</option>}
          {table.names.map((name, at) => (
            <option key={`${at} ${name}`} value={at}>
              {name}
            </option>
          ))}
        </SelectField>
      ))}
      {table.isDayUnclear && (
        <Checkbox
          label="The day comes before the month (3/4 is the third of April)"
          disabled={isBusy}
          onChange={({ currentTarget }) =>
            onRead({ dayFirst: currentTarget.checked ? 'yes' : 'no' })
          }
        />
      )}
    </div>
  )
}
