import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { OWN_LINE_LENGTH, type WishFrom } from '#domain/situation/said.ts'
import { Button } from '#web/ui/button.tsx'
import { Slot } from '#web/ui/slot.tsx'
import { sizeOf } from './line.tsx'

type Props = {
  kind: 'expected' | 'saw'
  label: string
  /** "I expected": what the line goes on from. */
  lead: string
  value: string
  suggestions: readonly string[]
  /** Open because nobody has said it yet, not because somebody touched it: the focus stays where it is. */
  isBlank?: boolean
  /** Little room: what is suggested floats while one is at it. */
  isLow?: boolean
  onKeep: (line: string, from: WishFrom) => void
  onLeave: () => void
  /** Whether somebody is at it: nobody else writes it meanwhile. */
  onAt?: (isAt: boolean) => void
}

/** A line in the person's own words, written where it stands. Save, Enter or going elsewhere keeps it, Escape puts it back. */
export function LineEditor(props: Props) {
  const {
    kind,
    label,
    lead,
    value,
    suggestions,
    isBlank = false,
    isLow = false,
    onKeep,
    onLeave,
    onAt,
  } = props
  const [typed, setTyped] = useState(value)
  const field = useRef<HTMLElement>(null)
  const [isAt, setAt] = useState(!isBlank)
  const isDone = useRef(false)
  const isLong = typed.trim().length > OWN_LINE_LENGTH

  useEffect(() => {
    if (isBlank || !field.current) return
    field.current.focus({ preventScroll: true })
    getSelection()?.selectAllChildren(field.current)
    getSelection()?.collapseToEnd()
  }, [isBlank])

  function finish() {
    if (isDone.current || isLong) return
    const line = typed.trim()
    if (line === value.trim() || line === '') {
      if (!isBlank) onLeave()
      return
    }
    isDone.current = true
    onKeep(line, 'typed')
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') finish()
    if (event.key !== 'Escape') return
    event.stopPropagation()
    setTyped(value)
    isDone.current = !isBlank
    onLeave()
  }

  function handleBlur(event: FocusEvent<HTMLElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return
    setAt(false)
    finish()
    onAt?.(false)
  }

  return (
    <div
      role="group"
      aria-label={label}
      className={`line-row line-row-${kind}`}
      onFocus={() => {
        setAt(true)
        onAt?.(true)
      }}
      onBlur={handleBlur}
    >
      <div className="line line-open">
        <span className="line-label">{label}</span>
        <span className={sizeOf(`${lead} ${value}`)}>
          {lead && `${lead} `}
          <Slot
            ref={field}
            kind={kind}
            label={label}
            value={typed}
            onChange={setTyped}
            onKeyDown={handleKey}
            problem={isLong}
            placeholder={isBlank ? '' : 'in your own words'}
          />
        </span>
        {isAt && (!isBlank || typed.trim() !== '') && (
          <Button size="small" onClick={finish}>
            Save
          </Button>
        )}
        <span role="alert" className="field-problem">
          {isLong && `One line can have at most ${OWN_LINE_LENGTH} characters`}
        </span>
        {isBlank && !isLow && (
          <Suggestions all={suggestions} onTake={(line) => onKeep(line, 'tapped')} />
        )}
      </div>
      {(isLow || !isBlank) && isAt && suggestions.length > 0 && (
        <div className="popover">
          <h2>Take one, or write your own</h2>
          <Suggestions
            all={suggestions}
            onTake={(line) => {
              isDone.current = true
              onKeep(line, 'tapped')
            }}
          />
        </div>
      )}
    </div>
  )
}

const Suggestions = ({ all, onTake }: { all: readonly string[]; onTake: (line: string) => void }) =>
  all.length > 0 && (
    <span className="suggestions">
      {all.map((line) => (
        <button key={line} type="button" className="suggestion" onClick={() => onTake(line)}>
          {line}
        </button>
      ))}
    </span>
  )
