import type { ReactNode } from 'react'

/** In characters. Longer text is set smaller and never truncated. */
const LONG = 60
const LONGER = 120

export const sizeOf = (text: string): string =>
  text.length > LONGER
    ? 'line-say line-say-longer'
    : text.length > LONG
      ? 'line-say line-say-long'
      : 'line-say'

type Props = {
  kind: 'expected' | 'saw' | 'part' | 'feeling'
  label?: ReactNode
  /** Null if the line can't be changed. */
  onOpen: (() => void) | null
  isOpen: boolean
  /** True while another line is open and may overlap this one. */
  isAside: boolean
  children: ReactNode
  /** A popover, or content below the line. */
  below?: ReactNode
}

/** One line of the equation. A single button if it can be changed. */
export function Line({ kind, label, onOpen, isOpen, isAside, children, below }: Props) {
  const words = (
    <>
      {label && <span className="line-label">{label}</span>}
      {children}
    </>
  )
  return (
    <div className={`line-row line-row-${kind}`} inert={isAside}>
      {onOpen ? (
        <button
          type="button"
          className={isOpen ? 'line line-open' : 'line'}
          aria-expanded={isOpen}
          onClick={onOpen}
        >
          {words}
          <span className="sr-only"> Change</span>
        </button>
      ) : (
        <div className="line">{words}</div>
      )}
      {below}
    </div>
  )
}
