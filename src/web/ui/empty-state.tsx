import type { ReactNode } from 'react'
import './empty-state.css'

type Props = { title?: string; text: string; children?: ReactNode }

/** A faint picture, a sentence and a button. */
export function EmptyState({ title, text, children }: Props) {
  return (
    <div className="empty-state">
      <svg
        width="96"
        height="96"
        viewBox="0 0 96 96"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <circle cx="48" cy="48" r="44" strokeOpacity=".35" />
        <circle cx="48" cy="48" r="27" strokeOpacity=".35" />
        <rect
          x="50"
          y="26"
          width="40"
          height="17"
          rx="8.5"
          fill="var(--surface)"
          strokeDasharray="3 4"
        />
        <circle cx="48" cy="48" r="9" fill="var(--primary)" stroke="none" fillOpacity=".25" />
      </svg>
      {title && <h2>{title}</h2>}
      <p className="muted reading">{text}</p>
      {children}
    </div>
  )
}
