import { createContext, type ReactNode, use, useState } from 'react'
import { onDemand } from '#web/lib/waking/later.tsx'
import type { OpenedFigure } from './figure-dialog.tsx'

const BehindDialog = onDemand(() => import('./figure-dialog.tsx'), 'BehindDialog')

const AskContext = createContext<((asked: OpenedFigure) => void) | null>(null)

/** Lets every figure inside open the situations behind it. */
export function OpensFigures({ userId, children }: { userId: number; children: ReactNode }) {
  const [asked, setAsked] = useState<OpenedFigure | null>(null)
  return (
    <AskContext value={setAsked}>
      {children}
      {asked && <BehindDialog {...asked} userId={userId} onClose={() => setAsked(null)} />}
    </AskContext>
  )
}

type FigureProps = OpenedFigure & {
  /** The figure in words, also shown unless there are children. */
  said: string | number
  children?: ReactNode
  className?: string
}

/** A number that opens its situations. Samples are made up, so theirs is plain text. */
export function OpenFigure({ title, said, figure, children, className = '' }: FigureProps) {
  const ask = use(AskContext)
  if (!ask) return children ?? said
  return (
    <button
      type="button"
      className={`figure-button ${className}`}
      aria-label={`${said}, ${title}: show the situations`}
      onClick={() => ask({ title, figure })}
    >
      {children ?? said}
    </button>
  )
}
