import { type FormEvent, useState } from 'react'
import {
  MISSING_ITEMS,
  SAME_ITEM,
  SIGN_IN_TO_RELATE,
  STRENGTH_FORM,
} from '#domain/self-map/relationship.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { reasonOf } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/field.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { tell } from '#web/ui/toast.tsx'
import { EMPTY_LINK, LinkDescription, LinkSentence, linkOf } from './link-fields.tsx'
import type { RelationshipChanges } from './use-relationships.ts'

type Props = {
  items: readonly SelfMapItem[]
  add: RelationshipChanges['add']
}

const wordsFor = (error: Error): string =>
  reasonOf(error) === 'signed_out' ? SIGN_IN_TO_RELATE.text : error.message

/** The form of the Relationships tab. Keeps its input until it is saved. */
export function RelationshipForm({ items, add }: Props) {
  const [draft, setDraft] = useState(EMPTY_LINK)
  const [problem, setProblem] = useState<string | null>(null)

  function refuse(title: string, text: string) {
    setProblem(text)
    tell({ title, text, isBad: true })
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const link = linkOf(draft)
    if (draft.source === null || draft.target === null)
      return refuse('Missing fields', MISSING_ITEMS)
    if (!link) return refuse('Invalid selection', SAME_ITEM)
    setProblem(null)
    add.mutate(link, {
      onSuccess: () => setDraft(EMPTY_LINK),
      onError: (error) => setProblem(wordsFor(error)),
    })
  }

  return (
    <form className="stack" aria-label="Add a relationship" onSubmit={handleSubmit} noValidate>
      <LinkSentence items={items} draft={draft} onChange={setDraft} />
      <Slider
        label="Strength"
        value={draft.strength}
        onChange={(strength) => setDraft({ ...draft, strength })}
        {...STRENGTH_FORM}
      />
      <LinkDescription draft={draft} onChange={setDraft} />
      <Problem>{problem}</Problem>
      <div>
        <Button look="primary" type="submit" disabled={add.isPending}>
          {add.isPending ? 'Adding...' : 'Add Relationship'}
        </Button>
      </div>
    </form>
  )
}
