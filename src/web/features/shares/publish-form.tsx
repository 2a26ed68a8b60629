import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { EXPIRY_DAYS, type NewShare, type Snapshot, UNTITLED } from '#domain/sharing/share.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { Checkbox, SelectField, TextField } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import type { NamedItem, ShareSubject } from './share-subject.ts'
import { usePublish, useSharePreview } from './use-shares.ts'

export type Published = { id: string; url: string; title: string; hasContext: boolean }

type Props = {
  subject: Exclude<ShareSubject, { type: 'app' }>
  /** Renders the public page. */
  preview: (snapshot: Snapshot) => ReactNode
  onPublished: (published: Published) => void
}

const CONTEXT = {
  'self-map': 'Adds your first name.',
  analysis: 'Adds your first name, your title, the names on your map and the words you wrote.',
}

/** Previews exactly what others will see, and asks how much and for how long before publishing. */
export function PublishForm({ subject, preview, onPublished }: Props) {
  const isAnalysis = subject.type === 'analysis'
  const [hasContext, setContext] = useState(false)
  const [title, setTitle] = useState('')
  const [ticked, setTicked] = useState<readonly number[]>([])
  const publish = usePublish()
  const share: NewShare = {
    shareType: subject.type,
    includePersonalContext: hasContext,
    itemIds: [...ticked],
    ...(isAnalysis && { situationId: subject.situationId }),
  }
  const shown = useSharePreview(share)
  // Insert the title here, so typing doesn't send a request per letter.
  const titled = (snapshot: Snapshot): Snapshot =>
    snapshot.shareType === 'analysis'
      ? { ...snapshot, title: title.trim() || snapshot.title }
      : snapshot

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const expiresInDays = Number(new FormData(event.currentTarget).get('days'))
    const made = { ...share, expiresInDays, ...(isAnalysis && { title }) }
    const called = isAnalysis ? title.trim() || UNTITLED : 'My Self-Map'
    publish.mutate(made, {
      onSuccess: (done) => onPublished({ ...done, title: called, hasContext }),
    })
  }

  return (
    <div className="publish">
      <form className="stack" onSubmit={handleSubmit}>
        <p>
          Anyone with the link sees exactly the page shown here, and nothing else. You can stop
          sharing in your profile at any time.
        </p>
        {isAnalysis && (
          <TextField
            label="Title"
            hint={
              hasContext
                ? 'Leave it empty to show your own title.'
                : 'Leave it empty to say only “An analysis”.'
            }
            placeholder={hasContext ? '' : UNTITLED}
            maxLength={120}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
        {!(isAnalysis && hasContext) && subject.items.length > 0 && (
          <ItemTicks
            legend={isAnalysis ? 'Names to show' : 'Items to show'}
            items={subject.items}
            ticked={ticked}
            onChange={setTicked}
          />
        )}
        <Checkbox
          label="Include personal context"
          hint={CONTEXT[subject.type]}
          checked={hasContext}
          onChange={(event) => setContext(event.target.checked)}
        />
        <SelectField label="The link works for" name="days" defaultValue={EXPIRY_DAYS.start}>
          {EXPIRY_DAYS.choices.map((days) => (
            <option key={days} value={days}>
              {days === 365 ? 'one year' : `${days} days`}
            </option>
          ))}
        </SelectField>
        <p className="field-problem" role="alert">
          {publish.error?.message}
        </p>
        <DialogActions>
          <Button
            look="primary"
            type="submit"
            disabled={publish.isPending || !shown.data || shown.isPlaceholderData}
          >
            {publish.isPending ? 'Creating link...' : 'Create link'}
          </Button>
        </DialogActions>
      </form>
      <section className="publish-preview" aria-label="What others will see">
        <Loaded query={shown} waiting={<Skeleton height={320} />}>
          {(snapshot) => preview(titled(snapshot))}
        </Loaded>
      </section>
    </div>
  )
}

type ItemTicksProps = {
  legend: string
  items: readonly NamedItem[]
  ticked: readonly number[]
  onChange: (ticked: number[]) => void
}

/** Chooses the items that may be named. The others have no name in the copy. */
function ItemTicks({ legend, items, ticked, onChange }: ItemTicksProps) {
  return (
    <fieldset className="share-items">
      <legend>{legend}</legend>
      {items.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={ticked.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...ticked, id] : ticked.filter((other) => other !== id))
          }
        />
      ))}
    </fieldset>
  )
}
