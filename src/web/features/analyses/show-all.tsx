import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

type Props<One> = {
  all: readonly One[]
  /** How many are shown at first. */
  limit: number
  /** What they are called, for the button: "emotions". */
  noun: string
  children: (one: One, index: number) => ReactNode
}

/** A list that shows the first few and the rest when asked. */
export function ShowAll<One>({ all, limit, noun, children }: Props<One>) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? all : all.slice(0, limit)
  return (
    <div>
      <ul className="more-list">{shown.map(children)}</ul>
      {all.length > limit && (
        <Button
          look="quiet"
          size="small"
          className="show-all"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `Show all ${all.length} ${noun}`}
        </Button>
      )}
    </div>
  )
}
