import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useState } from 'react'
import { analytics as contract } from '#contract/analytics.ts'
import { counted } from '#domain/analytics-words.ts'
import type { Figure } from '#domain/situations-behind.ts'
import { callWithQuery } from '#web/lib/api.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { ANALYTICS } from '#web/lib/query-keys.ts'
import { timeZone } from '#web/lib/time-zone.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.tsx'
import { Loaded } from '#web/ui/loaded.tsx'

type Asked = { title: string; figure: Figure }

const AskContext = createContext<((asked: Asked) => void) | null>(null)

/** Figures inside can be opened: each shows the situations it rests on. */
export function OpensFigures({ userId, children }: { userId: number; children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <AskContext value={setAsked}>
      {children}
      {asked && <BehindDialog {...asked} userId={userId} onClose={() => setAsked(null)} />}
    </AskContext>
  )
}

type FigureProps = Asked & {
  /** What the figure says in words. */
  said: string | number
  children: ReactNode
  className?: string
}

/** A number one can look behind. Samples are made up, so theirs are only numbers. */
export function OpenFigure({ title, said, figure, children, className = '' }: FigureProps) {
  const ask = use(AskContext)
  if (!ask) return children
  return (
    <button
      type="button"
      className={`figure-button ${className}`}
      aria-label={`${said}, ${title}: show the situations`}
      onClick={() => ask({ title, figure })}
    >
      {children}
    </button>
  )
}

function BehindDialog({
  title,
  figure,
  userId,
  onClose,
}: Asked & { userId: number; onClose: () => void }) {
  const behind = useQuery({
    queryKey: [...ANALYTICS, userId, 'behind', figure],
    queryFn: () => callWithQuery(contract.behind, { userId }, { ...figure, zone: timeZone() }),
    staleTime: 0,
  })
  return (
    <Dialog title={title} onClose={onClose}>
      <Loaded query={behind}>
        {({ count, situations }) => (
          <div className="stack">
            <p className="small muted">
              This rests on {counted(count, 'situation')}
              {situations.length < count && `; the newest ${situations.length} are shown`}.
            </p>
            <ul className="behind-list">
              {situations.map(({ id, title, createdAt }) => (
                <li key={id}>
                  <Link href={`/situation-history?situation=${id}`}>
                    <bdi>{title}</bdi>
                  </Link>
                  <span className="caption muted">{formatDay(createdAt)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}
