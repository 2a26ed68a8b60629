import { type FormEvent, useState } from 'react'
import { SAME_ITEM, STRENGTH_SLIDER } from '#domain/self-map/relationship.ts'
import type { SelfMapItem } from '#domain/self-map/self-map.ts'
import { CallError } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions, startsFocused } from '#web/ui/dialog.tsx'
import { Problem } from '#web/ui/field.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { EMPTY_LINK, LinkDescription, LinkSentence, linkOf } from './link-fields.tsx'
import type { RelationshipChanges } from './use-relationships.ts'

type Props = {
  items: readonly SelfMapItem[]
  /** The item it starts from, if known. */
  source?: number | undefined
  add: RelationshipChanges['add']
  onClose: () => void
}

/** "Add Relationship" from the diagram. Stays open until the relationship is saved. */
export function RelationshipDialog({ items, source, add, onClose }: Props) {
  const [draft, setDraft] = useState({ ...EMPTY_LINK, source: source ?? EMPTY_LINK.source })
  const isSame = draft.source !== null && draft.source === draft.target
  const link = linkOf(draft)
  const refusal = add.error instanceof CallError ? add.error.refusal?.message : null

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (link) add.mutate(link, { onSuccess: onClose })
  }

  return (
    <Dialog title="Add Relationship" look="wide" onClose={onClose}>
      <form className="stack" onSubmit={handleSubmit} noValidate>
        <LinkSentence items={items} draft={draft} onChange={setDraft} firstRef={startsFocused} />
        <Slider
          label="Strength"
          value={draft.strength}
          onChange={(strength) => setDraft({ ...draft, strength })}
          {...STRENGTH_SLIDER}
        />
        <LinkDescription draft={draft} onChange={setDraft} />
        <Problem>{isSame ? SAME_ITEM : refusal}</Problem>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" disabled={!link || add.isPending}>
            {add.isPending ? 'Adding...' : 'Add'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
