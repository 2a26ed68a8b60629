import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { exactPower, POWER_LIST_SLIDER, powerWord } from '#domain/self-map/attachment-power.ts'
import { categoriesOf, colourOf } from '#domain/self-map/map-categories.ts'
import {
  CATEGORIES,
  categoryLabel,
  ItemName,
  isExample,
  NAME_LIMIT,
  nameKey,
  type SelfMapItem,
} from '#domain/self-map/self-map.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { TableHead } from '#web/ui/table-head.tsx'
import { tell } from '#web/ui/toast.tsx'
import { problemMessage, problemOf } from './problem-of.ts'
import type { ItemChanges } from './use-item-changes.ts'
import './item-tables.css'

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

  function handleSubmit() {
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
        <Form
          className="item-form"
          aria-label={`Edit ${item.name}`}
          onSubmit={handleSubmit}
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
        </Form>
      </td>
    </tr>
  )
}

type RowProps = {
  item: SelfMapItem
  colour: string
  changes: ItemChanges | undefined
}

function ItemRow({ item, colour, changes }: RowProps) {
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

type Props = {
  items: readonly SelfMapItem[]
  /** Absent if the list is read-only. */
  changes?: ItemChanges
}

/** Every item in words: one table per category, strongest first. This is the map for people who can't see it. */
export function ItemTables({ items, changes }: Props) {
  const categories = categoriesOf(items)
  const own = categories.slice(CATEGORIES.length)
  const keyOf = useRowKeys(items)
  const hasOwn = items.some((item) => !isExample(item))
  return (
    <div className="item-tables">
      {categories.map((category) => (
        <CategoryTable
          key={category}
          category={category}
          colour={colourOf(category, own)}
          items={items.filter((item) => item.category === category)}
          keyOf={keyOf}
          hasOwn={hasOwn}
          changes={changes}
        />
      ))}
    </div>
  )
}

type TableProps = {
  category: string
  colour: string
  items: readonly SelfMapItem[]
  keyOf: (id: number) => string
  /** If true, examples come last and are faded. */
  hasOwn: boolean
  changes: ItemChanges | undefined
}

function CategoryTable(props: TableProps) {
  const { category, colour, items, keyOf, hasOwn, changes } = props
  const label = categoryLabel(category)
  const inOrder = items.toSorted(
    (a, b) =>
      (hasOwn ? Number(isExample(a)) - Number(isExample(b)) : 0) ||
      b.attachmentPower - a.attachmentPower ||
      a.id - b.id,
  )
  return (
    <Card className={`item-card item-card-${colour}`}>
      <h2 className="item-card-title">
        <span
          className="item-dot"
          style={{ background: `var(--cat-${colour}-line)` }}
          aria-hidden="true"
        />
        <bdi>{label}</bdi>
      </h2>
      {inOrder.length === 0 ? (
        <p className="small muted">Nothing here yet.</p>
      ) : (
        <table className="table item-table" aria-label={label}>
          <TableHead titles={['Name', 'Attachment Power', ...(changes ? ['Actions'] : [])]} />
          <tbody>
            {inOrder.map((item) => (
              <ItemRow key={keyOf(item.id)} item={item} colour={colour} changes={changes} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

type Row = { key: string; identity: string }

const identityOf = ({ category, name }: SelfMapItem) => `${category}\n${nameKey(name)}`

/** Returns row keys that stay when a saved or adopted item gets a new id, so its open form and the focus stay. */
function useRowKeys(items: readonly SelfMapItem[]): (id: number) => string {
  const [memory] = useState(() => ({ rows: new Map<number, Row>() }))
  const here = new Set(items.map(({ id }) => id))
  const before = [...memory.rows]
  const gone = new Map(
    before.filter(([id]) => !here.has(id)).map(([, row]) => [row.identity, row.key]),
  )
  const taken = new Set(before.map(([, { key }]) => key))

  const rows = new Map(
    items.map((item) => {
      const identity = identityOf(item)
      let key = memory.rows.get(item.id)?.key ?? gone.get(identity)
      if (key === undefined) {
        key = `${item.id}`
        while (taken.has(key)) key += '+'
        taken.add(key)
      }
      return [item.id, { key, identity }]
    }),
  )
  memory.rows = rows
  return (id) => rows.get(id)?.key ?? `${id}`
}
