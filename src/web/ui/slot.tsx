import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import './slot.css'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  kind: 'if' | 'then'
  problem?: boolean
  /** Stands there while nothing is written. */
  placeholder?: string
  onKeyDown?: (event: KeyboardEvent) => void
  ref?: Ref<HTMLElement>
}

/** A part of a sentence that can be written over where it stands, and breaks with its lines. */
export function Slot({
  label,
  value,
  onChange,
  kind,
  problem,
  placeholder,
  onKeyDown,
  ref,
}: Props) {
  const field = useRef<HTMLSpanElement>(null)
  useImperativeHandle(ref, () => field.current!, [])
  const latest = useRef(onChange)
  latest.current = onChange
  // React draws it once, so that it stands in the page from the start; from then on it is the person's.
  const [begun] = useState(value)
  useEffect(() => {
    const typed = field.current?.textContent ?? ''
    if (typed !== begun) latest.current(typed)
  }, [begun])
  useEffect(() => {
    // What is being typed stays as it is; what is proposed is put in.
    if (field.current && field.current.textContent !== value) field.current.textContent = value
  }, [value])
  return (
    // biome's native choice, a text field, cannot break with the lines of a sentence.
    <span
      ref={field}
      className={`slot slot-${kind}`}
      role="textbox"
      tabIndex={0}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      suppressHydrationWarning
      aria-label={label}
      aria-placeholder={placeholder}
      data-placeholder={placeholder}
      autoCapitalize="none"
      aria-invalid={problem || undefined}
      onInput={(event) => onChange(event.currentTarget.textContent ?? '')}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault()
        onKeyDown?.(event)
      }}
    >
      {begun}
    </span>
  )
}
