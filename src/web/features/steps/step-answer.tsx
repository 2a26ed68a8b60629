import { type ReactNode, useEffect, useRef, useState } from 'react'
import { EMOTION_LABELS } from '#domain/emotion.ts'
import { NOTE, type Outcome, STRENGTH_WORDS, type Step } from '#domain/step.ts'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Scale } from '#web/ui/scale.tsx'

type Props = {
  step: Step
  outcome: Outcome
  isBusy: boolean
  help: (texts: readonly string[]) => ReactNode
  onBack: () => void
  onKeep: (said: { strength: number; note: string }) => void
}

/** The same colours for every answer: "no" is only another question. */
const SAID: Record<Outcome, { eyebrow: string; line: string }> = {
  done: { eyebrow: 'You did it', line: 'One line, if you like' },
  partly: { eyebrow: 'You did part of it', line: 'One line, if you like' },
  no: { eyebrow: 'It did not come about', line: 'What got in the way?' },
  none: { eyebrow: 'There was no occasion', line: 'One line, if you like' },
}

export function StepAnswer({ step, outcome, isBusy, help, onBack, onKeep }: Props) {
  const [strength, setStrength] = useState(step.before)
  const [note, setNote] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const question = `How strong is the ${EMOTION_LABELS[step.category].toLowerCase()} now?`
  return (
    <section className="card card-soft due due-answer" aria-label="Something you planned">
      <figure className="due-figure">
        <WeighedBloom category={step.category} strength={strength} was={step.before} size={132} />
        <figcaption className="small muted">It was {step.before}.</figcaption>
      </figure>
      <div className="stack">
        {help([note])}
        <div>
          <p className="step-eyebrow">{SAID[outcome].eyebrow}</p>
          <h2 ref={heading} tabIndex={-1} className="due-sentence">
            {question}
          </h2>
        </div>
        <Scale
          label={question}
          isBare
          value={strength}
          onChange={setStrength}
          min={0}
          max={10}
          said={`${strength} of 10`}
          ends={STRENGTH_WORDS}
        />
        <TextField
          label={SAID[outcome].line}
          value={note}
          maxLength={NOTE.max}
          onChange={(event) => setNote(event.target.value)}
        />
        <div className="row">
          <Button look="primary" disabled={isBusy} onClick={() => onKeep({ strength, note })}>
            Keep it
          </Button>
          <Button look="quiet" onClick={onBack}>
            Back
          </Button>
        </div>
      </div>
    </section>
  )
}
