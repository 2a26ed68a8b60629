import { type ComponentProps, useId } from 'react'
import { Card } from './card.tsx'

type Props = ComponentProps<typeof Card> & { title: string; isFolded: boolean }

/** A card of which only the name stands there until somebody presses it, where it is folded. */
export function FoldingCard({ isFolded, ...card }: Props) {
  const id = useId()
  if (!isFolded) return <Card {...card} />
  return (
    <section className={`card ${card.className ?? ''}`} aria-labelledby={id}>
      <details>
        <summary className="card-head">
          <h2 id={id}>{card.title}</h2>
          {card.aside}
        </summary>
        {card.children}
      </details>
    </section>
  )
}
