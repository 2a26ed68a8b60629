import { useId } from 'react'
import { isExample, type SelfMapItem } from '#domain/self-map/self-map.ts'
import { pillColours } from '#web/lib/pill-colours.ts'
import { Card } from '#web/ui/card.tsx'
import '#web/ui/touch-chip.css'

export type Part = Pick<SelfMapItem, 'id' | 'name'>

type Props = {
  /** What was chosen when it was told. */
  chosen: readonly Part[]
  /** The whole map. */
  map: readonly Part[]
  /** What it is taken to be about now. */
  touched: readonly number[]
  colourOf: (itemId: number) => string
  onChoose: (itemId: number) => void
}

/** Nobody who has parts of their own is offered examples. */
function othersOf(map: readonly Part[], shown: readonly Part[]): readonly Part[] {
  const own = map.filter((item) => !isExample(item))
  return (own.length > 0 ? own : map).filter(({ id }) => !shown.some((one) => one.id === id))
}

/** Which part of the map it touches, where another one was taken for it. */
export function TouchedPart({ chosen, map, touched, colourOf, onChoose }: Props) {
  const id = useId()
  const shown = [
    ...chosen,
    ...map.filter((one) => touched.includes(one.id) && !chosen.some((it) => it.id === one.id)),
  ]
  const others = othersOf(map, shown)
  if (shown.length + others.length < 2) return null
  return (
    <Card title="What does it touch?" className="touched-part">
      <div className="touched-parts">
        {shown.map((item) => (
          <button
            key={item.id}
            type="button"
            className="touch-chip"
            style={pillColours(colourOf(item.id))}
            aria-pressed={touched.includes(item.id)}
            onClick={() => onChoose(item.id)}
          >
            <bdi>{item.name}</bdi>
          </button>
        ))}
      </div>
      {others.length > 0 && (
        <>
          <label htmlFor={id} className="sr-only">
            What else it may touch
          </label>
          <select
            id={id}
            className="field-input"
            value=""
            onChange={({ target }) => target.value && onChoose(Number(target.value))}
          >
            <option value="">Something else…</option>
            {others.map((item) => (
              <option key={item.id} value={item.id}>
                {item.name}
              </option>
            ))}
          </select>
        </>
      )}
    </Card>
  )
}
