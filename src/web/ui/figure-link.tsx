import type { ReactNode } from 'react'

type Props = { isOpen: boolean; onToggle: () => void; children: ReactNode }

/** A number in a sentence that opens what is behind it. */
export const FigureLink = ({ isOpen, onToggle, children }: Props) => (
  <button type="button" className="figure-link" aria-expanded={isOpen} onClick={onToggle}>
    {children}
  </button>
)
