import { type SyntheticEvent, useState } from 'react'
import { EXPIRY_DAYS } from '#domain/share.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { Checkbox, SelectField } from '#web/ui/field.tsx'
import type { ShareSubject } from './share-subject.ts'
import { usePublish } from './use-shares.ts'

type Props = {
  subject: Exclude<ShareSubject, { type: 'app' }>
  onPublished: (published: { id: string; url: string; hasContext: boolean }) => void
}

const WHAT = {
  'self-map': 'Your map as it is now: names, powers and relationships.',
  analysis: 'The title and everything the analysis says, as it is now.',
}
const CONTEXT = {
  'self-map': 'Adds your first name.',
  analysis: 'Adds your first name and the words you wrote.',
}

/** Says what others will see, and asks how much and for how long, before anything is public. */
export function PublishForm({ subject, onPublished }: Props) {
  const [hasContext, setContext] = useState(false)
  const publish = usePublish()

  function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    const days = Number(new FormData(event.currentTarget).get('days'))
    const share = {
      shareType: subject.type,
      includePersonalContext: hasContext,
      expiresInDays: days,
      ...(subject.type === 'analysis' && { situationId: subject.situationId }),
    }
    publish.mutate(share, { onSuccess: (made) => onPublished({ ...made, hasContext }) })
  }

  return (
    <form className="stack" onSubmit={handleSubmit}>
      <p>
        Whoever has the link can look at a copy. {WHAT[subject.type]} They cannot change it or see
        anything else, and you can take it back in your profile at any time.
      </p>
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
        <Button look="primary" type="submit" disabled={publish.isPending}>
          {publish.isPending ? 'Creating link...' : 'Create link'}
        </Button>
      </DialogActions>
    </form>
  )
}
