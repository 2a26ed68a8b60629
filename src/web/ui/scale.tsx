import { type CSSProperties, useId } from 'react'
import './scale.css'

type Props = {
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step?: number
  /** The value as text, such as "8 of 10". */
  said: string
  /** The earlier value, shown as a dashed ring on the track. */
  stood?: number
}

/** A range input with its value as text next to the label. */
export function Scale(props: Props) {
  const { label, value, onChange, said, stood, ...range } = props
  const id = useId()
  /** 0 to 1 along the track of the knob's centre. */
  const at = (number: number) => (number - range.min) / (range.max - range.min)
  return (
    <div className="scale">
      <div className="scale-head">
        <label htmlFor={id}>{label}</label>
        <span className="scale-said figures" aria-hidden="true">
          {said}
        </span>
      </div>
      <div className="scale-track" style={{ '--at': at(value) } as CSSProperties}>
        {stood !== undefined && stood !== value && (
          <span className="scale-stood" style={{ '--at': at(stood) } as CSSProperties} />
        )}
        <input
          id={id}
          type="range"
          value={value}
          aria-valuetext={said}
          onChange={(event) => onChange(Number(event.target.value))}
          {...range}
        />
      </div>
    </div>
  )
}
