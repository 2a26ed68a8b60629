import { useState } from 'react'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { STRENGTH_WORDS } from '#domain/steps/step.ts'
import { Help } from '#web/crisis/crisis-watch.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FocusedHeading } from '#web/ui/focused-heading.tsx'
import { SaveRow } from '#web/ui/save-row.tsx'
import { StrengthChoice } from '#web/ui/strength-choice.tsx'
import { WeighedBloom } from './weighed-bloom.tsx'
import '#web/ui/due.css'

type Props = {
  name: string
  category: EmotionCategory
  eyebrow: string
  question: string
  line: { label: string; max: number }
  isBusy: boolean
  /** True if the server detected danger in the line. */
  isHelped: boolean
  onBack: () => void
  onKeep: (strength: number, line: string) => void
}

/** Asks for the strength of a feeling again. The earlier value is shown only after the answer, so it can't bias it. */
export function StrengthAnswer({ question, isBusy, onBack, onKeep, ...shown }: Props) {
  const [strength, setStrength] = useState<number | null>(null)
  const [line, setLine] = useState('')
  return (
    <section className="card card-soft due due-answer" aria-label={shown.name}>
      <figure className="due-figure">
        <WeighedBloom category={shown.category} strength={strength} size={132} />
      </figure>
      <div className="stack">
        <Help texts={[line]} isKnown={shown.isHelped} />
        <div>
          <p className="step-eyebrow">{shown.eyebrow}</p>
          <FocusedHeading className="due-sentence">{question}</FocusedHeading>
        </div>
        <StrengthChoice
          label={question}
          isBare
          value={strength}
          onChange={setStrength}
          ends={STRENGTH_WORDS}
        />
        <TextField
          label={shown.line.label}
          value={line}
          maxLength={shown.line.max}
          onChange={(event) => setLine(event.target.value)}
        />
        <SaveRow
          isOff={isBusy || strength === null}
          onSave={() => strength !== null && onKeep(strength, line)}
          cancel="Back"
          onCancel={onBack}
        />
      </div>
    </section>
  )
}
