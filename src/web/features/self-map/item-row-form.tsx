import { type FormEvent, useState } from 'react'
import { POWER_LIST_SLIDER, powerWord } from '#domain/self-map/attachment-power.ts'
import { ItemName, NAME_LIMIT, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { tell } from '#web/ui/toast.tsx'
import { focusActionsOf } from './focus-actions.ts'
import { problemMessage, problemOf } from './problem-of.ts'
import type { ItemChanges } from './use-item-changes.ts'

type Props = {
  item: SelfMapItem
  change: ItemChanges['change']
  onDone: () => void
}

/** A row of the list while it is edited. It stays open until the change is saved. */
export function ItemRowForm({ item, change, onDone }: Props) {
  const [name, setName] = useState(item.name)
  const [attachmentPower, setPower] = useState(item.attachmentPower)
  const [refused, setRefused] = useState<string | null>(null)

  function close(name: string) {
    onDone()
    focusActionsOf(name)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const problem = problemOf(ItemName, name)
    setRefused(problem)
    if (problem) return tell({ title: 'Invalid input', text: problem, isBad: true })
    change.mutate(
      { id: item.id, name, attachmentPower, from: 'list' },
      {
        onSuccess: (saved) => close(saved.name),
        onError: (error) => setRefused(problemMessage(error)),
      },
    )
  }

  return (
    <tr>
      <td colSpan={3}>
        <form
          className="item-form"
          aria-label={`Edit ${item.name}`}
          onSubmit={handleSubmit}
          noValidate
          onKeyDown={(event) => event.key === 'Escape' && close(item.name)}
        >
          <TextField
            label="Name"
            value={name}
            maxLength={NAME_LIMIT * 2}
            problem={refused}
            autoComplete="off"
            autoFocus
            onChange={({ target }) => setName(target.value)}
          />
          <Slider
            label="Attachment Power"
            value={attachmentPower}
            onChange={setPower}
            {...POWER_LIST_SLIDER}
            word={powerWord(attachmentPower)}
          />
          <div className="item-form-actions">
            <Button size="small" onClick={() => close(item.name)}>
              Cancel
            </Button>
            <Button size="small" look="primary" type="submit" disabled={change.isPending}>
              {change.isPending ? 'Saving...' : 'Save'}
            </Button>
          </div>
        </form>
      </td>
    </tr>
  )
}
