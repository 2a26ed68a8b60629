import { type ReactNode, useId } from 'react'
import './card.css'

type Props = {
  title?: string
  /** Sits at the right of the title: a badge or a link. */
  aside?: ReactNode
  look?: 'plain' | 'soft'
  /** Only its name stands there until somebody presses it. */
  isFolded?: boolean
  className?: string
  children: ReactNode
}

export function Card({ title, aside, look = 'plain', isFolded, className, children }: Props) {
  const titleId = useId()
  const classes = ['card', look === 'soft' && 'card-soft', className].filter(Boolean).join(' ')
  if (!title) return <div className={classes}>{children}</div>
  const head = (
    <>
      <h2 id={titleId}>{title}</h2>
      {aside}
    </>
  )
  return (
    <section className={classes} aria-labelledby={titleId}>
      {isFolded ? (
        <details>
          <summary className="card-head">{head}</summary>
          {children}
        </details>
      ) : (
        <>
          <div className="card-head">{head}</div>
          {children}
        </>
      )}
    </section>
  )
}
