import { Checkbox } from '#web/ui/field.tsx'
import type { NamedItem } from './share-subject.ts'

type Props = {
  legend: string
  items: readonly NamedItem[]
  ticked: readonly number[]
  onChange: (ticked: number[]) => void
}

/** Which items may be named; what is not ticked has no name for others. */
export function ItemTicks({ legend, items, ticked, onChange }: Props) {
  return (
    <fieldset className="share-items">
      <legend>{legend}</legend>
      {items.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={ticked.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...ticked, id] : ticked.filter((other) => other !== id))
          }
        />
      ))}
    </fieldset>
  )
}
