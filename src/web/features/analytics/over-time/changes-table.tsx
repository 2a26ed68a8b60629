import { useState } from 'react'
import type { ItemChange, MonthTouch } from '#domain/findings/over-time.ts'
import { formatPowerOf, formatWay, fullMonth } from '#domain/findings/over-time-words.ts'
import { colourOf, ownCategoriesOf } from '#domain/self-map/map-categories.ts'
import { pillColours } from '#web/lib/pill-colours.ts'
import { Button } from '#web/ui/button.tsx'
import { TouchCount } from '../touched.tsx'
import '#web/ui/table.css'

type Props = {
  moved: readonly ItemChange[]
  touches: readonly MonthTouch[]
  /** Column titles: the first month and the chosen one. */
  names: readonly [string, string]
  month: string
}

/** Longer tables hide unchanged, untouched items behind a button. */
const FEW = 8

/** The picture as a table. Items that moved come first. */
export function ChangesTable({ moved, touches, names, month }: Props) {
  const [isOpen, setOpen] = useState(false)
  const touchOf = new Map(touches.map((touch) => [touch.itemId, touch]))
  const own = ownCategoriesOf(moved)
  const first = moved.filter(({ id, way }) => way !== 'same' || touchOf.has(id))
  const rest = moved.filter((it) => !first.includes(it))
  const isShort = first.length + rest.length <= FEW
  const shown = isOpen || isShort ? [...first, ...rest] : first
  return (
    <>
      <table className="table changes-table">
        <caption className="sr-only">Items and how they moved, most recent moves first</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col" className="changes-then">
              {names[0]}
            </th>
            <th scope="col">{names[1]}</th>
            <th scope="col">What changed</th>
            <th scope="col" className="changes-touched">
              Came up in {fullMonth(month)}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((it) => {
            const touch = touchOf.get(it.id)
            const colour = colourOf(it.category, own)
            const style = pillColours(colour)
            return (
              <tr key={it.id}>
                <th scope="row">
                  <span className="changes-pill" style={style}>
                    <bdi>{it.name}</bdi>
                  </span>
                </th>
                <td className="changes-then">{formatPowerOf(it.then)}</td>
                <td>{formatPowerOf(it.now)}</td>
                <td className={it.way === 'same' ? 'muted' : undefined}>{formatWay(it, month)}</td>
                <td className="changes-touched">
                  {touch && <TouchCount touch={touch} name={it.name} />}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {!isShort && rest.length > 0 && !isOpen && (
        <Button look="quiet" size="small" onClick={() => setOpen(true)}>
          Show {rest.length} more
        </Button>
      )}
    </>
  )
}
