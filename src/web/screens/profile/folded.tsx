import type { ReactNode } from 'react'

type Props = { title: string; children: ReactNode }

/** What one needs now and then waits behind its name. */
export const Folded = ({ title, children }: Props) => (
  <details className="profile-folded">
    <summary>{title}</summary>
    <div className="stack">{children}</div>
  </details>
)
