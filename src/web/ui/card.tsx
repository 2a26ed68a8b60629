import { type ReactNode, useId } from 'react'
import './card.css'

type Props = {
  title?: string
  /** Right of the title, such as a badge or a link. */
  aside?: ReactNode
  look?: 'plain' | 'soft'
  className?: string
  /** Spaces the children apart. */
  isStack?: boolean
  children: ReactNode
}

export function Card({ title, aside, look = 'plain', className, isStack, children }: Props) {
  const titleId = useId()
  const classes = ['card', look === 'soft' && 'card-soft', className].filter(Boolean).join(' ')
  const content = isStack ? <div className="stack">{children}</div> : children
  if (!title) return <div className={classes}>{content}</div>
  return (
    <section className={classes} aria-labelledby={titleId}>
      <div className="card-head">
        <h2 id={titleId}>{title}</h2>
        {aside}
      </div>
      {content}
    </section>
  )
}
