import type { ReactNode, Ref } from 'react'
import { proposalOf } from '#domain/situation/proposal.ts'
import type { ItemSnapshot } from '#domain/situation/situation.ts'
import { formatDay } from '#web/lib/format-date.ts'

type Props = {
  situation: { title: string; createdAt: string; items: readonly ItemSnapshot[] }
  actions?: ReactNode
  ref?: Ref<HTMLHeadingElement>
}

/** "Mar 5, 2024 · 2 Self-Map items involved"; what is only proposed is on nobody's map. */
export function involvedIn({
  createdAt,
  items,
}: {
  createdAt: string
  items: readonly ItemSnapshot[]
}): string {
  const placed = items.filter(({ itemId }) => proposalOf(itemId) === null).length
  const count = placed === 1 ? '1 Self-Map item' : `${placed} Self-Map items`
  return placed === 0 ? formatDay(createdAt) : `${formatDay(createdAt)} · ${count} involved`
}

/** What it is about, when it was, and what one can do with it. */
export function ResultHead({ situation: { title, createdAt, items }, actions, ref }: Props) {
  return (
    <header className="result-head">
      <div>
        <h2 ref={ref} tabIndex={-1} className="result-title">
          <bdi>{title}</bdi>
        </h2>
        <p className="small muted figures">{involvedIn({ createdAt, items })}</p>
      </div>
      {actions && <div className="row">{actions}</div>}
    </header>
  )
}
