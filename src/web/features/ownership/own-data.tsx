import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Person } from '#domain/people/person.ts'
import { USED_TRIAL_KEPT } from '#domain/people/trial.ts'
import { DAY } from '#domain/values/duration.ts'
import { call, fetchFile } from '#web/lib/api.ts'
import { withBase } from '#web/lib/base.ts'
import { saveFile } from '#web/lib/browser/save-file.ts'
import { jsonIn, KEYS, TAB_KEYS, writeInTab, writeStored } from '#web/lib/browser-storage.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { forgetEverything } from '#web/lib/offline/forget.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import { Problem, TextField } from '#web/ui/field.tsx'
import { FileButton } from '#web/ui/file-button.tsx'
import { Form } from '#web/ui/form.tsx'
import { ProveIt } from '#web/ui/prove-it.tsx'

/** Lazy-loaded on click, because the schemas cover everything a person can have. */
const calls = async () => (await import('#contract/ownership.ts')).ownership
const fileRules = () => import('#domain/sharing/export-file.ts')

const DOWNLOADED = {
  done: { title: 'Download ready', text: 'It’s everything we hold about you.' },
}

const useDownload = (userId: number) =>
  useMutation({
    mutationFn: async () => {
      const { EXPORT_FORMAT } = await fileRules()
      const file = await call((await calls()).export, { userId })
      saveFile(
        `${EXPORT_FORMAT}-${file.exportedAt.slice(0, 10)}.json`,
        new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }),
      )
    },
    meta: DOWNLOADED,
  })

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
  const userId = person.id
  // Also clears what this browser stores, except the theme.
  const remove = useMutation({
    mutationFn: async (email: string) => call((await calls()).deleteAccount, { userId }, { email }),
    meta: { failed: 'We couldn’t delete your account', isShownInForm: true },
    async onSuccess() {
      await forgetEverything()
      for (const [name, key] of Object.entries(KEYS)) if (name !== 'theme') writeStored(key, null)
      for (const key of Object.values(TAB_KEYS)) writeInTab(key, null)
      location.assign(withBase('/'))
    },
  })
  const download = useDownload(userId)
  const word = person.email ?? person.username
  const isBusy = remove.isPending || remove.isSuccess

  return (
    <Dialog title="Delete your account?" onClose={onClose}>
      <Form onSubmit={(given) => remove.mutate(String(given.get('email') ?? ''))}>
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
      </Form>
      <ProveIt after={remove.error ?? download.error} />
    </Dialog>
  )
}

/** Exports everything as files that other programs can read. */
export function TakeArchive({ userId }: { userId: number }) {
  const archive = useMutation({
    mutationFn: async () => {
      const { EXPORT_FORMAT } = await fileRules()
      const archive = await fetchFile((await calls()).archive, { userId })
      saveFile(`${EXPORT_FORMAT}-${new Date().toISOString().slice(0, 10)}.zip`, archive)
    },
    meta: DOWNLOADED,
  })
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
  const client = useQueryClient()
  const bringIn = useMutation({
    mutationFn: async (chosen: File) => {
      const { IMPORT_LIMIT, ImportFile, NOT_AN_EXPORT } = await fileRules()
      if (chosen.size > IMPORT_LIMIT) throw new Error('Files can be up to 20 MB.')
      const file = ImportFile.safeParse(jsonIn(await chosen.text()))
      if (!file.success) throw new Error(NOT_AN_EXPORT)
      return call((await calls()).import, { userId }, file.data)
    },
    meta: { done: { title: 'Everything is back', text: 'Your Self-Map and situations are here.' } },
    onSuccess: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' }),
  })

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
        <FileButton
          label="File to import"
          accept="application/json,.json"
          disabled={bringIn.isPending}
          onFile={(file) => bringIn.mutate(file)}
        >
          {bringIn.isPending ? 'Importing...' : 'Import a file'}
        </FileButton>
      </div>
      <Problem>{problem?.message}</Problem>
      <ProveIt after={problem} />
    </div>
  )
}
