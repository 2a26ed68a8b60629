import { useId, useState } from 'react'
import { Hint } from './field.tsx'
import './slider.css'

type Props = {
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step: number
  /** Used when the number field is left empty or invalid. */
  fallback: number
  hint?: string
  /** The value as a word. */
  word?: string
  /** Maps a typed number to a value, if they differ. */
  read?: (typed: number) => number
}

/** A range input with a number field, so dragging is optional. */
export function Slider(props: Props) {
  const { label, value, onChange, fallback, hint, word, read, ...range } = props
  const id = useId()
  // While typing, the field shows the raw text, even if empty or incomplete.
  const [typed, setTyped] = useState<string | null>(null)
  const within = (number: number) => Math.min(range.max, Math.max(range.min, number))

  function handleType(text: string) {
    setTyped(text)
    const number = numberIn(text)
    if (number !== null) onChange(within(read ? read(number) : number))
  }

  function settle() {
    if (typed === null) return
    setTyped(null)
    if (numberIn(typed) === null) onChange(fallback)
  }

  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="slider">
        <input
          id={id}
          type="range"
          value={value}
          aria-describedby={hint ? `${id}-hint` : undefined}
          aria-valuetext={word && `${value}, ${word}`}
          onChange={(event) => onChange(Number(event.target.value))}
          {...range}
        />
        <input
          className="field-input"
          type="number"
          inputMode="decimal"
          aria-label={`${label}, number`}
          value={typed ?? value}
          onChange={(event) => handleType(event.target.value)}
          onBlur={settle}
          // Enter submits the form, so settle the value first.
          onKeyDown={(event) => event.key === 'Enter' && settle()}
          {...range}
        />
      </div>
      {word && (
        <p className="slider-word" aria-hidden="true">
          {word}
        </p>
      )}
      <Hint id={`${id}-hint`}>{hint}</Hint>
    </div>
  )
}

function numberIn(text: string): number | null {
  const number = Number(text)
  return text.trim() !== '' && Number.isFinite(number) ? number : null
}
