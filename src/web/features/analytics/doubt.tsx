import type { ReactNode } from 'react'

/** Below a picture: how it was counted, and its limits. */
export const Doubt = ({ children }: { children: ReactNode }) => (
  <details className="doubt small">
    <summary>How sure is this?</summary>
    <p className="muted reading">{children}</p>
  </details>
)
