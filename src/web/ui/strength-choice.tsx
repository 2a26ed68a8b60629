import { useId } from 'react'
import './strength-choice.css'

type Props = {
  label: string
  /** Null until the person answers, so nothing is preset. */
  value: number | null
  onChange: (value: number) => void
  /** Labels of the two ends. */
  ends: readonly [string, string]
  /** Hides the label visually, because a heading already shows it. */
  isBare?: boolean
  problem?: string | null
  /** Field name in a form. */
  name?: string
}

const NUMBERS = Array.from({ length: 11 }, (_, at) => at)

/** A choice from 0 to 10 in one tap. Unlike a slider it has no starting value that could suggest an answer. */
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
