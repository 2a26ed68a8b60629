import type { ReactNode, Ref } from 'react'
import type { ItemSnapshot } from '#domain/situation.ts'
import { formatDay } from '#web/lib/format-date.ts'

type Props = {
  situation: { title: string; createdAt: string; items: readonly ItemSnapshot[] }
  actions?: ReactNode
  ref?: Ref<HTMLHeadingElement>
}

/** What it is about, when it was, and what one can do with it. */
export function ResultHead({ situation: { title, createdAt, items }, actions, ref }: Props) {
  const count = items.length === 1 ? '1 Self-Map item' : `${items.length} Self-Map items`
  return (
    <header className="result-head">
      <div>
        <h2 ref={ref} tabIndex={-1} className="result-title">
          <bdi>{title}</bdi>
        </h2>
        <p className="small muted figures">
          <time dateTime={createdAt}>{formatDay(createdAt)}</time> · {count} involved
        </p>
      </div>
      {actions && <div className="row">{actions}</div>}
    </header>
  )
}
