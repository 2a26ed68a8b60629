import { useId } from 'react'
import { STEP_LABELS, type StepLever } from '#domain/steps/step.ts'

export type Choice = { lever: StepLever; text: string }

type Props = {
  choices: readonly Choice[]
  chosen: number
  onChoose: (at: number) => void
  isOrdered: boolean
}

/** Two of ours and one's own; small is fine. */
export function StepChoice({ choices, chosen, onChoose, isOrdered }: Props) {
  const name = useId()
  return (
    <fieldset className="plan-steps">
      <legend className="plan-title">One step you can take</legend>
      <p className="small muted plan-hint">
        {isOrdered
          ? 'Choose one. What helped you before comes first.'
          : 'Choose one. Small is fine.'}
      </p>
      {choices.map(({ lever, text }, at) => (
        <label key={lever + text} className="step">
          <input type="radio" name={name} checked={at === chosen} onChange={() => onChoose(at)} />
          <span>
            <span className="step-lever">{STEP_LABELS[lever]}</span>
            {text}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
