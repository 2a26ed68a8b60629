import type { ComponentProps, ReactNode } from 'react'
import type { Edits, OpenLine } from './use-edits.ts'

/** In characters. Longer text is set smaller and never truncated. */
const LONG = 60
const LONGER = 120

export const sizeOf = (text: string): string =>
  text.length > LONGER
    ? 'line-say line-say-longer'
    : text.length > LONG
      ? 'line-say line-say-long'
      : 'line-say'

/** A small button that offers something to choose. */
export const Suggestion = (props: ComponentProps<'button'>) => (
  <button type="button" className="suggestion" {...props} />
)

type Props = OpenLine & {
  label?: ReactNode
  edits: Edits
  children: ReactNode
  /** A popover, or content below the line. */
  below?: ReactNode
}

/** One line of the equation. A single button if it can be changed. Another open line may overlap it. */
export function Line({ at, kind, label, edits, children, below }: Props) {
  const isOpen = edits.isOpen({ at, kind })
  const words = (
    <>
      {label && <span className="line-label">{label}</span>}
      {children}
    </>
  )
  return (
    <div className={`line-row line-row-${kind}`} inert={!isOpen && edits.open !== null}>
      {edits.canChange ? (
        <button
          type="button"
          className={isOpen ? 'line line-open' : 'line'}
          aria-expanded={isOpen}
          onClick={() => edits.toggle({ at, kind })}
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
