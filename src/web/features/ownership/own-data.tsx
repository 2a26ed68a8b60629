import { type ChangeEvent, useRef } from 'react'
import { hasPlans } from '#web/lib/instance.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/field.tsx'
import { ProveIt } from '#web/ui/prove-it.tsx'
import { useArchive, useBringIn, useDownload } from './use-ownership.ts'

/** Exports everything as files that other programs can read. */
export function TakeArchive({ userId }: { userId: number }) {
  const archive = useArchive(userId)
  return (
    <div className="stack">
      <p className="muted reading">
        One ZIP: a Markdown file for each situation (Obsidian reads them), tables for a spreadsheet,
        and a backup you can load into an empty account.
      </p>
      <div>
        <Button disabled={archive.isPending} onClick={() => archive.mutate()}>
          {archive.isPending ? 'Preparing...' : 'Download as ZIP'}
        </Button>
      </div>
      <Problem>{archive.error?.message}</Problem>
      <ProveIt after={archive.error} />
    </div>
  )
}

/** Exports everything as one file, and imports such a file. */
export function TakeAlong({ userId }: { userId: number }) {
  const download = useDownload(userId)
  const bringIn = useBringIn(userId)
  const input = useRef<HTMLInputElement>(null)

  function handleChoice(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.currentTarget.files ?? []
    if (chosen) bringIn.mutate(chosen)
    event.currentTarget.value = ''
  }

  const problem = download.error ?? bringIn.error
  return (
    <div className="stack">
      <p className="muted reading">
        Download everything we have on you in one file: your Self-Map, situations, analyses,
        consents{hasPlans() ? ', sessions and plan' : ' and sessions'}. You can import it into an
        empty account later, here or elsewhere.
      </p>
      <div className="row">
        <Button look="primary" disabled={download.isPending} onClick={() => download.mutate()}>
          {download.isPending ? 'Preparing...' : 'Download everything'}
        </Button>
        <Button disabled={bringIn.isPending} onClick={() => input.current?.click()}>
          {bringIn.isPending ? 'Importing...' : 'Import a file'}
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label="File to import"
          hidden
          onChange={handleChoice}
        />
      </div>
      <Problem>{problem?.message}</Problem>
      <ProveIt after={problem} />
    </div>
  )
}
