import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

type Props<Entry> = {
  entries: readonly Entry[]
  /** How many are shown at first. */
  limit: number
  /** What they are called, for the button: "emotions". */
  noun: string
  children: (entry: Entry, index: number) => ReactNode
}

/** A list that shows the first few and the rest when asked. */
export function ShowAll<Entry>({ entries, limit, noun, children }: Props<Entry>) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? entries : entries.slice(0, limit)
  return (
    <div>
      <ul className="more-list">{shown.map(children)}</ul>
      {entries.length > limit && (
        <Button
          look="quiet"
          size="small"
          className="show-all"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `Show all ${entries.length} ${noun}`}
        </Button>
      )}
    </div>
  )
}
