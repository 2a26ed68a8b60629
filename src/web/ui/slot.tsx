import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import './slot.css'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  kind: 'if' | 'then'
  problem: boolean
  /** Shown while empty. */
  placeholder: string
  ref?: Ref<HTMLElement>
}

/** An editable part of a sentence that wraps with its lines. */
export function Slot({ label, value, onChange, kind, problem, placeholder, ref }: Props) {
  const field = useRef<HTMLSpanElement>(null)
  useImperativeHandle(ref, () => field.current!, [])
  const latest = useRef(onChange)
  latest.current = onChange
  // React renders the text once, so it is in the server's HTML. After that only the person and `value` change it.
  const [begun] = useState(value)
  useEffect(() => {
    const typed = field.current?.textContent ?? ''
    if (typed !== begun) latest.current(typed)
  }, [begun])
  useEffect(() => {
    // Apply proposed text without disturbing what is being typed.
    if (field.current && field.current.textContent !== value) field.current.textContent = value
  }, [value])
  return (
    // Not a native text field, because that can't wrap with the lines of a sentence.
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
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    >
      {begun}
    </span>
  )
}
