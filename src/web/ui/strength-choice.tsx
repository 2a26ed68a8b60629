import { useId } from 'react'
import './strength-choice.css'

type Props = {
  label: string
  /** Null until the person has said it: nothing is preset. */
  value: number | null
  onChange: (value: number) => void
  /** What the two ends mean. */
  ends: readonly [string, string]
  /** Reads the label aloud but does not show it: a heading says it already. */
  isBare?: boolean
  problem?: string | null
  /** By which a form finds it again. */
  name?: string
}

const NUMBERS = Array.from({ length: 11 }, (_, at) => at)

/** How strong or how likely it is, 0 to 10, in one tap. A scale that begins somewhere would suggest an answer; this one does not. */
export function StrengthChoice({
  label,
  value,
  onChange,
  ends,
  isBare = false,
  problem,
  name: given,
}: Props) {
  const own = useId()
  const name = given ?? own
  return (
    <fieldset className="strength-choice">
      <legend className={isBare ? 'sr-only' : ''}>{label}</legend>
      <div className="strength-choice-numbers">
        {NUMBERS.map((number) => (
          <label key={number}>
            <input
              type="radio"
              name={name}
              value={number}
              checked={value === number}
              onChange={() => onChange(number)}
            />
            <span>{number}</span>
          </label>
        ))}
      </div>
      <div className="strength-choice-ends caption muted" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
      {problem && (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
