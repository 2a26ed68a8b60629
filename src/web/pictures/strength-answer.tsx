import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { STRENGTH_WORDS } from '#domain/steps/step.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Scale } from '#web/ui/scale.tsx'
import { WeighedBloom } from './weighed-bloom.tsx'
import '#web/ui/due.css'

type Props = {
  name: string
  category: EmotionCategory
  /** How strong it was, and how that is said under the bloom; null where nobody said it. */
  was: number | null
  wasSaid: string | null
  eyebrow: string
  question: string
  line: { label: string; max: number }
  isBusy: boolean
  help: (texts: readonly string[]) => ReactNode
  onBack: () => void
  onKeep: (strength: number, line: string) => void
}

/** Where the scale stands while nothing is known. */
const UNSAID = 5

/** A feeling that was weighed before: the bloom opens or closes with the scale, and one line may stand beside it. */
export function StrengthAnswer({ was, question, isBusy, onBack, onKeep, ...shown }: Props) {
  const [strength, setStrength] = useState(was ?? UNSAID)
  const [line, setLine] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="card card-soft due due-answer" aria-label={shown.name}>
      <figure className="due-figure">
        <WeighedBloom
          category={shown.category}
          strength={strength}
          size={132}
          {...(was !== null && { was })}
        />
        {shown.wasSaid && <figcaption className="small muted">{shown.wasSaid}</figcaption>}
      </figure>
      <div className="stack">
        {shown.help([line])}
        <div>
          <p className="step-eyebrow">{shown.eyebrow}</p>
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
          label={shown.line.label}
          value={line}
          maxLength={shown.line.max}
          onChange={(event) => setLine(event.target.value)}
        />
        <div className="row">
          <Button look="primary" disabled={isBusy} onClick={() => onKeep(strength, line)}>
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
