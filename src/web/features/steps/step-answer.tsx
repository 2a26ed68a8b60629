import type { ReactNode } from 'react'
import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import { NOTE, type Outcome, type Step } from '#domain/steps/step.ts'
import { StrengthAnswer } from '#web/pictures/strength-answer.tsx'

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
  return (
    <StrengthAnswer
      name="Something you planned"
      category={step.category}
      eyebrow={SAID[outcome].eyebrow}
      question={`How strong is the ${EMOTION_LABELS[step.category].toLowerCase()} now?`}
      line={{ label: SAID[outcome].line, max: NOTE.max }}
      isBusy={isBusy}
      help={help}
      onBack={onBack}
      onKeep={(strength, note) => onKeep({ strength, note })}
    />
  )
}
