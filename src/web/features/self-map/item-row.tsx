import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { exactPower, POWER_LIST_SLIDER, powerWord } from '#domain/self-map/attachment-power.ts'
import { ItemName, isExample, NAME_LIMIT, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { tell } from '#web/ui/toast.tsx'
import { problemMessage, problemOf } from './problem-of.ts'
import type { ItemChanges } from './use-item-changes.ts'

const actionsLabel = (name: string): string => `Actions for ${name}`

/** A busy page may need several frames to render the row. */
const FRAMES = 30

/** Focuses the actions of a row after it was edited or adopted. */
function focusActionsOf(name: string, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const actions = document.querySelector<HTMLElement>(
      `[aria-label="${CSS.escape(actionsLabel(name))}"]`,
    )
    if (actions) actions.focus({ preventScroll: true })
    else if (frames > 0) focusActionsOf(name, frames - 1)
  })
}

type ItemRowFormProps = {
  item: SelfMapItem
  change: ItemChanges['change']
  onDone: () => void
}

/** A row of the list in edit mode. Stays open until the change is saved. */
function ItemRowForm({ item, change, onDone }: ItemRowFormProps) {
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

type Props = {
  item: SelfMapItem
  colour: string
  changes: ItemChanges | undefined
}

export function ItemRow({ item, colour, changes }: Props) {
  const [isEditing, setEditing] = useState(false)
  const { name, attachmentPower } = item
  const adopt = () => changes?.adopt.mutate(item, { onSuccess: () => focusActionsOf(name) })
  if (isEditing && changes) {
    return <ItemRowForm item={item} change={changes.change} onDone={() => setEditing(false)} />
  }
  return (
    <tr className={changes && isExample(item) ? 'item-ghost' : undefined}>
      <td className="item-name">
        <bdi>{name}</bdi>
        {isExample(item) && (
          <span className="item-example">
            <Badge>Example</Badge>
            {changes && (
              <Button
                look="quiet"
                size="small"
                className="item-adopt"
                disabled={changes.adopt.isPending}
                onClick={adopt}
              >
                Save as Mine<span className="sr-only"> ({name})</span>
              </Button>
            )}
          </span>
        )}
      </td>
      <td>
        <span className="item-power">
          <span className="item-bar" aria-hidden="true">
            <span
              style={{
                width: `${attachmentPower * 100}%`,
                background: `var(--cat-${colour}-line)`,
              }}
            />
          </span>
          <span className="figures">{exactPower(attachmentPower)}</span>
        </span>
        <span className="item-word">{powerWord(attachmentPower)}</span>
      </td>
      {changes && (
        <td className="item-actions">
          <Menu
            button={(props) => (
              <IconButton size="small" label={actionsLabel(name)} {...props}>
                <Ellipsis aria-hidden />
              </IconButton>
            )}
            items={[
              { label: 'Edit', icon: <Pencil aria-hidden />, onChoose: () => setEditing(true) },
              {
                label: 'Delete',
                icon: <Trash2 aria-hidden />,
                isDanger: true,
                onChoose: () => changes.remove.mutate({ id: item.id, from: 'list' }),
              },
            ]}
          />
        </td>
      )}
    </tr>
  )
}
