import { useId } from 'react'
import './field.css'
import './slider.css'

type Props = {
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step: number
  hint?: string
  disabled?: boolean
}

/** A range with a number beside it, so that nobody has to drag. */
export function Slider({ label, value, onChange, hint, disabled, ...range }: Props) {
  const id = useId()
  const handle = (typed: string) => {
    const number = Number(typed)
    if (typed !== '' && Number.isFinite(number)) {
      onChange(Math.min(range.max, Math.max(range.min, number)))
    }
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
          disabled={disabled}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => handle(event.target.value)}
          {...range}
        />
        <input
          className="field-input"
          type="number"
          inputMode="decimal"
          aria-label={`${label}, number`}
          value={value}
          disabled={disabled}
          onChange={(event) => handle(event.target.value)}
          {...range}
        />
      </div>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
