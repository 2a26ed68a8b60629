import { type FocusEvent, type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react'
import { OWN_LINE_LENGTH } from '#domain/situation/correction.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/field.tsx'
import { GrowingLine } from '#web/ui/growing-line.tsx'

type Props = {
  label: string
  placeholder: string
  value?: string
  isBusy: boolean
  /** True if the person opened it, so it takes the focus. */
  isAsked?: boolean
  onKeep: (line: string) => void
  onLeave?: () => void
}

/** A line in the person's own words. Save, Enter or blur saves it, Escape restores it. */
export function OwnLine(props: Props) {
  const { label, placeholder, value = '', isBusy, isAsked = false, onKeep, onLeave } = props
  const [typed, setTyped] = useState(value)
  const isDone = useRef(false)
  const line = typed.trim()
  const isNew = line !== '' && line !== value.trim()
  const isLong = line.length > OWN_LINE_LENGTH

  function keep() {
    if (!isNew || isLong || isDone.current) return
    isDone.current = true
    onKeep(line)
  }
  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    if (isNew) keep()
    else onLeave?.()
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    setTyped(value)
    onLeave?.()
  }
  const handleBlur = (event: FocusEvent<HTMLElement>) =>
    !event.currentTarget.contains(event.relatedTarget) && keep()

  return (
    <form className="own-line" onSubmit={handleSubmit} onBlur={handleBlur}>
      <GrowingLine
        isFocused={isAsked}
        aria-label={label}
        aria-invalid={isLong || undefined}
        placeholder={placeholder}
        autoComplete="off"
        value={typed}
        disabled={isBusy}
        onKeyDown={handleKey}
        onType={(line) => {
          isDone.current = false
          setTyped(line)
        }}
      />
      {isNew && (
        <Button type="submit" size="small" disabled={isBusy}>
          Save
        </Button>
      )}
      {isLong && <Problem>A line can be up to {OWN_LINE_LENGTH} characters</Problem>}
    </form>
  )
}
