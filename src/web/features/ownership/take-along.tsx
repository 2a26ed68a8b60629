import { type ChangeEvent, useRef } from 'react'
import { hasPlans } from '#web/lib/instance.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/field.tsx'
import { ProveIt } from '#web/ui/prove-it.tsx'
import { useBringIn, useDownload } from './use-ownership.ts'

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
