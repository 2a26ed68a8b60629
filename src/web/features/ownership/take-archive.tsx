import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/field.tsx'
import { ProveIt } from '#web/ui/prove-it.tsx'
import { useArchive } from './use-ownership.ts'

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
