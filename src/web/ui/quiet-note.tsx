import type { ReactNode } from 'react'
import './quiet-note.css'

/** One unobtrusive line. */
export const QuietNote = ({ children }: { children: ReactNode }) => (
  <p className="quiet-note">{children}</p>
)
