import { type ChangeEvent, type SyntheticEvent, useRef, useState } from 'react'
import type { Person } from '#domain/people/person.ts'
import { USED_TRIAL_KEPT } from '#domain/people/trial.ts'
import { DAY } from '#domain/values/duration.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Problem, TextField } from '#web/ui/field.tsx'
import { ProveIt } from '#web/ui/prove-it.tsx'
import { useArchive, useBringIn, useDeleteAccount, useDownload } from './use-ownership.ts'

export function DeleteAccount({ person }: { person: Person }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="stack">
      <p className="muted reading">
        This permanently deletes everything: your account, Self-Map, situations, analyses and
        shares.{hasPlans() && ' A paid subscription ends.'}
      </p>
      {hasPlans() && (
        <p className="muted reading">
          For {USED_TRIAL_KEPT / DAY} days we remember how much of the free trial your address has
          used, under a fingerprint no one can turn back into the address. We don’t save anything
          else.
        </p>
      )}
      <Button isAlone look="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {isOpen && <DeleteDialog person={person} onClose={() => setOpen(false)} />}
    </div>
  )
}

function DeleteDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const remove = useDeleteAccount(person.id)
  const download = useDownload(person.id)
  const word = person.email ?? person.username
  const isBusy = remove.isPending || remove.isSuccess

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('email')
    remove.mutate(typeof typed === 'string' ? typed : '')
  }

  return (
    <Dialog title="Delete your account?" onClose={onClose}>
      <form className="stack" noValidate onSubmit={handleSubmit}>
        <p className="muted">
          You can’t undo this. If you might want any of it again, download it first.
        </p>
        <Button
          isAlone
          size="small"
          disabled={download.isPending}
          onClick={() => download.mutate()}
        >
          Download everything
        </Button>
        <TextField
          label={`Type ${word} to confirm`}
          name="email"
          autoComplete="off"
          problem={remove.error?.message ?? download.error?.message ?? null}
        />
        <DialogActions>
          <Button onClick={onClose}>Keep my account</Button>
          <Button look="danger" type="submit" disabled={isBusy}>
            {isBusy ? 'Deleting...' : 'Delete everything'}
          </Button>
        </DialogActions>
      </form>
      <ProveIt after={remove.error ?? download.error} />
    </Dialog>
  )
}

/** Exports everything as files that other programs can read. */
export function TakeArchive({ userId }: { userId: number }) {
  const archive = useArchive(userId)
  return (
    <div className="stack">
      <p className="muted reading">
        One ZIP: a Markdown file for each situation (Obsidian reads them), tables for a spreadsheet,
        and a backup you can load into an empty account.
      </p>
      <Button isAlone disabled={archive.isPending} onClick={() => archive.mutate()}>
        {archive.isPending ? 'Preparing...' : 'Download as ZIP'}
      </Button>
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
