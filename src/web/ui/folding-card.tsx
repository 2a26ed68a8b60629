import { type ComponentProps, useId } from 'react'
import { useChoice } from '#web/lib/browser/choices.ts'
import type { Card } from './card.tsx'

type Props = Omit<ComponentProps<typeof Card>, 'look'> & {
  title: string
  /** What is remembered of whoever folds it. */
  fold: Parameters<typeof useChoice>[0]
}

/** A card that is open, until someone folds it to its title; it then stays folded for them. */
export function FoldingCard({ title, aside, className, fold, children }: Props) {
  const id = useId()
  const [isFolded, setFolded] = useChoice(fold)
  return (
    <section className={`card ${className ?? ''}`} aria-labelledby={id}>
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
