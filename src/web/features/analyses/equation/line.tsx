import type { ReactNode } from 'react'
import { partsOfLine } from '#domain/situation/own-saying.ts'

/** In characters: what is longer is set smaller, and never cut. */
const LONG = 46
const LONGER = 110

export const sizeOf = (text: string): string =>
  text.length > LONGER
    ? 'line-say line-say-longer'
    : text.length > LONG
      ? 'line-say line-say-long'
      : 'line-say'

type Props = {
  kind: 'expected' | 'saw' | 'part' | 'feeling'
  label?: string
  /** Null where there is nothing to change. */
  onOpen: (() => void) | null
  isOpen: boolean
  /** Another line is open, and may lie over it. */
  isAside: boolean
  children: ReactNode
  /** Floats beside it while it is open. */
  popover?: ReactNode
}

/** One line of the equation: where it can be changed, it is one button. */
export function Line({ kind, label, onOpen, isOpen, isAside, children, popover }: Props) {
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
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={onOpen}
        >
          {words}
          <span className="sr-only"> Change</span>
        </button>
      ) : (
        <div className="line">{words}</div>
      )}
      {isOpen && popover}
    </div>
  )
}

/** What leads into it stands plain, what can be changed is underlined: dashed for what was expected, solid for what was seen. */
export function SaidLine({ text, kind }: { text: string; kind: 'expected' | 'saw' }) {
  const { lead, words, stop } = partsOfLine(text)
  return (
    <span className={sizeOf(text)}>
      {lead && `${lead} `}
      <bdi className={`line-words line-words-${kind}`}>{words}</bdi>
      {stop}
    </span>
  )
}
