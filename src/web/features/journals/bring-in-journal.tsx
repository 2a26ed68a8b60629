import { useMutation, useQuery } from '@tanstack/react-query'
import { NotebookText } from 'lucide-react'
import { useState } from 'react'
import type { Question } from '#contract/endpoint.ts'
import { journals } from '#contract/journals.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import {
  JOURNAL_LABELS,
  JOURNAL_LIMIT,
  JOURNAL_TOO_LARGE,
  type JournalImport,
  type JournalPreview,
} from '#domain/situation/journal.ts'
import { call, callWithQuery } from '#web/lib/api.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { JOURNALS_KEY } from '#web/lib/query-keys.ts'
import { timeZone } from '#web/lib/time-zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, Checkboxes, Problem, SelectField } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { tell } from '#web/ui/toast.tsx'
import { LOOK_EVERY, useAnalyseNotes } from './use-journals.ts'
import './journals.css'

/** "1 note", "2,000 notes": a number with its noun. */
const countedNotes = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`

/** Query parameters that say how to parse a table. */
type Reading = Omit<Question<typeof journals.preview>, 'zone'>
type Wanted = { file: File; reading: Reading; without: readonly string[] }

type ListProps = { userId: number; map: readonly SelfMapItem[] }

/** Imports from other journals. Each can be analysed in a background batch or undone as a whole. */
export function ImportList({ userId, map }: ListProps) {
  const imports = useQuery({
    queryKey: [...JOURNALS_KEY, userId],
    queryFn: () => call(journals.list, { userId }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ waiting }) => waiting > 0) ? LOOK_EVERY : false,
  })
  return (
    <Loaded query={imports} empty={null}>
      {(list) => (
        <ul className="journal-imports">
          {list.map((made) => (
            <Import key={made.id} userId={userId} map={map} made={made} />
          ))}
        </ul>
      )}
    </Loaded>
  )
}

function Import({ userId, map, made }: ListProps & { made: JournalImport }) {
  const undo = useMutation({
    mutationFn: () => call(journals.undo, { userId, id: made.id }),
    meta: {
      failed: 'We couldn’t undo the import',
      done: { title: 'Import undone', text: 'Everything from this file is deleted.' },
      changes: ['journals'],
    },
  })
  const analyse = useAnalyseNotes(userId)
  const [itemId, setItemId] = useState('')
  const { id, source, createdAt, notes, analysed, waiting } = made
  const name = `${JOURNAL_LABELS[source]}, ${formatDay(createdAt)}`
  return (
    <li className="stack">
      <div className="journal-import">
        <NotebookText aria-hidden />
        <div>
          <p>{name}</p>
          <p className="small muted figures" role={waiting > 0 ? 'status' : undefined}>
            {countedNotes(notes, 'note', 'notes')}, {analysed.toLocaleString('en-US')} analyzed
            {waiting > 0 && `, ${waiting.toLocaleString('en-US')} waiting`}
          </p>
        </div>
        <Button
          size="small"
          look="quiet"
          aria-label={`Undo import: ${name}`}
          disabled={undo.isPending}
          onClick={() => undo.mutate()}
        >
          Undo import
        </Button>
      </div>
      {waiting === 0 && analysed < notes && (
        <div className="journal-batch">
          <SelectField
            label="If a note mentions nothing on your map, it’s about"
            value={itemId}
            problem={analyse.error?.message ?? null}
            onChange={({ currentTarget }) => setItemId(currentTarget.value)}
            options={[['', 'Choose…'], ...map.map((item) => [item.id, item.name] as const)]}
          />
          <Button
            disabled={analyse.isPending}
            onClick={() =>
              analyse.mutate({ importId: id, selfMapItemIds: itemId ? [Number(itemId)] : [] })
            }
          >
            Analyze them in the background
          </Button>
          <p className="small muted reading">
            On this server, one by one. It never counts towards a limit. Anything that sounds like
            danger is left for you to open yourself.
          </p>
        </div>
      )}
    </li>
  )
}

type Props = {
  fileName: string
  preview: JournalPreview
  isBusy: boolean
  onRead: (changes: Reading) => void
  onKeep: (without: readonly string[]) => void
  onDrop: () => void
}

/** Shows the content of a file, how it is parsed, and the months to import. */
function Preview({ fileName, preview, isBusy, onRead, onKeep, onDrop }: Props) {
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
        {inParts > 0 &&
          `${countedNotes(inParts, 'long one is split', 'long ones are split')} into parts. `}
        {leftOut > 0 &&
          `${countedNotes(leftOut, 'has', 'have')} no words or no date and won’t be imported. `}
        There’s room for {countedNotes(roomFor, 'more note', 'more notes')}.
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
        <Checkboxes
          options={months.map(({ month, notes }) => [month, `${monthName(month)}: ${notes}`])}
          ticked={wanted.map(({ month }) => month)}
          onChange={(ticked) =>
            setWithout(months.map(({ month }) => month).filter((it) => !ticked.includes(it)))
          }
        />
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
  ['text', 'Text'],
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
          options={[
            ...(part !== 'date' && part !== 'text' ? [['none', 'None'] as const] : []),
            ...table.names.map((name, at) => [at, name] as const),
          ]}
        />
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

/** Parses and previews a file. Nothing is saved before the person confirms. */
export function BringInJournal({ userId }: { userId: number }) {
  const look = useMutation({
    mutationFn: ({ file, reading }: { file: File; reading: Reading }) => {
      if (file.size > JOURNAL_LIMIT) throw new Error(JOURNAL_TOO_LARGE)
      return callWithQuery(journals.preview, { userId }, { ...reading, zone: timeZone() }, file)
    },
    meta: { failed: 'We couldn’t read that file', isShownInForm: true },
  })
  const bringIn = useMutation({
    mutationFn: ({ file, reading, without }: Wanted) =>
      callWithQuery(
        journals.bringIn,
        { userId },
        { ...reading, zone: timeZone(), without: without.join(',') },
        file,
      ),
    meta: { failed: 'Nothing was imported', isShownInForm: true, changes: ['journals'] },
  })
  const [file, setFile] = useState<File | null>(null)
  const [reading, setReading] = useState<Reading>({})
  const [seen, setSeen] = useState<JournalPreview | null>(null)

  function read(chosen: File, how: Reading) {
    setFile(chosen)
    setReading(how)
    look.mutate(
      { file: chosen, reading: how },
      { onSuccess: setSeen, onError: () => setSeen(null) },
    )
  }
  function keep(without: readonly string[]) {
    if (!file) return
    const wanted = { file, reading, without }
    bringIn.mutate(wanted, {
      onSuccess({ kept }) {
        setFile(null)
        setSeen(null)
        tell({
          title: kept === 0 ? 'Nothing new' : countedNotes(kept, 'note is here', 'notes are here'),
          text: kept === 0 ? 'You already had all of it.' : 'You’ll find them in your history.',
        })
      },
    })
  }

  return (
    <div className="stack">
      <p className="muted reading">
        Daylio (its backup or CSV), Day One, Journiv, Markdown files in a ZIP, or any CSV with
        dates. You’ll see what’s in the file before anything is saved. Pictures aren’t imported.
      </p>
      <div>
        <FileButton
          label="File from another journal"
          accept=".daylio,.csv,.json,.zip,.md"
          look={seen ? 'outline' : 'primary'}
          disabled={look.isPending || bringIn.isPending}
          onFile={(chosen) => {
            bringIn.reset()
            read(chosen, {})
          }}
        >
          {look.isPending ? 'Reading...' : 'Choose a file'}
        </FileButton>
      </div>
      <Problem>{(look.error ?? bringIn.error)?.message}</Problem>
      {seen && file && (
        <Preview
          key={file.name + file.lastModified}
          fileName={file.name}
          preview={seen}
          isBusy={bringIn.isPending || look.isPending}
          onRead={(changes) => read(file, { ...reading, ...changes })}
          onKeep={keep}
          onDrop={() => setSeen(null)}
        />
      )}
    </div>
  )
}
