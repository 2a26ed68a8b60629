import { useState } from 'react'
import { categoriesOf, colourOf } from '#domain/self-map/map-categories.ts'
import {
  CATEGORIES,
  categoryLabel,
  isExample,
  nameKey,
  type SelfMapItem,
} from '#domain/self-map/self-map.ts'
import { Card } from '#web/ui/card.tsx'
import { TableHead } from '#web/ui/table-head.tsx'
import { ItemRow } from './item-row.tsx'
import type { ItemChanges } from './use-item-changes.ts'
import './item-tables.css'

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
