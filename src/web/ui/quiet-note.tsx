import type { ReactNode } from 'react'
import './quiet-note.css'

/** One line that is there for whoever needs it and asks nothing of anybody else. */
export const QuietNote = ({ children }: { children: ReactNode }) => (
  <p className="quiet-note">{children}</p>
)
