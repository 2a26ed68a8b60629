import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { exactPower, powerWord } from '#domain/self-map/attachment-power.ts'
import { isExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { actionsLabel, focusActionsOf } from './focus-actions.ts'
import { ItemRowForm } from './item-row-form.tsx'
import type { ItemChanges } from './use-item-changes.ts'

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
