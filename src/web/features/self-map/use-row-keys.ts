import { useState } from 'react'
import { nameKey, type SelfMapItem } from '#domain/self-map/self-map.ts'

type Row = { key: string; identity: string }

const identityOf = ({ category, name }: SelfMapItem) => `${category}\n${nameKey(name)}`

/**
 * An item that is saved or adopted gets another number, but it is still the same row: the form that is
 * open in it and the focus stay.
 */
export function useRowKeys(items: readonly SelfMapItem[]): (id: number) => string {
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
