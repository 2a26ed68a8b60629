import { type ComponentProps, useId } from 'react'
import { useChoice } from '#web/lib/browser/choices.ts'
import type { Card } from './card.tsx'

type Props = Omit<ComponentProps<typeof Card>, 'look' | 'isStack' | 'className'> & {
  title: string
  /** The display choice that stores the folded state. */
  fold: Parameters<typeof useChoice>[0]
}

/** A card that can be folded to its title and stays folded. */
export function FoldingCard({ title, aside, fold, children }: Props) {
  const id = useId()
  const [isFolded, setFolded] = useChoice(fold)
  return (
    <section className="card" aria-labelledby={id}>
      <details
        open={!isFolded}
        onToggle={({ currentTarget: { open } }) => open === isFolded && setFolded(!open)}
      >
        <summary className="card-head">
          <h2 id={id}>{title}</h2>
          {aside}
        </summary>
        {children}
      </details>
    </section>
  )
}
