import { type ChangeEvent, useRef, useState } from 'react'
import type { JournalPreview } from '#domain/situation/journal.ts'
import { Button } from '#web/ui/button.tsx'
import { tell } from '#web/ui/toast.tsx'
import { countedNotes } from './counted.ts'
import { Preview } from './preview.tsx'
import { type Reading, useBringInJournal, useJournalPreview } from './use-journals.ts'
import './journals.css'

/** A file is read and shown first; nothing is kept before the person says so. */
export function BringInJournal({ userId }: { userId: number }) {
  const input = useRef<HTMLInputElement>(null)
  const look = useJournalPreview(userId)
  const bringIn = useBringInJournal(userId)
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
  function handleChoice(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    bringIn.reset()
    if (chosen) read(chosen, {})
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
        <Button
          look={seen ? 'outline' : 'primary'}
          disabled={look.isPending || bringIn.isPending}
          onClick={() => input.current?.click()}
        >
          {look.isPending ? 'Reading...' : 'Choose a file'}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".daylio,.csv,.json,.zip,.md"
          aria-label="File of another journal"
          hidden
          onChange={handleChoice}
        />
      </div>
      <p className="field-problem" role="alert">
        {(look.error ?? bringIn.error)?.message}
      </p>
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
