import type { ReactNode } from 'react'

/** In characters: what is longer is set smaller, and never cut. */
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
  /** Null where there is nothing to change. */
  onOpen: (() => void) | null
  isOpen: boolean
  /** Another line is open, and may lie over it. */
  isAside: boolean
  children: ReactNode
  /** Floats beside it, or stands below it. */
  below?: ReactNode
}

/** One line of the equation: where it can be changed, it is one button. */
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
