import type { KeyboardEvent, TextareaHTMLAttributes } from 'react'

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'rows'> & {
  onType: (line: string) => void
  isFocused?: boolean
}

/** One line of text that wraps instead of being cut. Enter submits its form. */
export function GrowingLine({ onType, isFocused = false, onKeyDown, ...props }: Props) {
  function handleKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    onKeyDown?.(event)
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <textarea
      {...props}
      ref={(field) => {
        if (isFocused) field?.focus({ preventScroll: true })
      }}
      rows={1}
      onKeyDown={handleKey}
      onChange={({ target }) => onType(target.value.replace(/(?<!\s)\s*\n\s*/g, ' '))}
    />
  )
}
