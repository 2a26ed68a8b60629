import { useId, useState } from 'react'
import { bloomPath, bloomRadius } from '#domain/emotion/bloom.ts'
import { EMOTION_LABELS, LADDERS } from '#domain/emotion/emotion.ts'
import { sayIntensity } from '#domain/emotion/strength.ts'
import { TwoCircles } from '#web/pictures/two-circles.tsx'
import { Checkbox, SelectField } from '#web/ui/field.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { EXAMPLES, type Lab, ORIGINS, sayComparison, shiftOf, TIMES, verdictOf } from './lab.ts'
import './equation-lab.css'

const RANGE = { min: 0, max: 10, step: 0.5, fallback: 5 }

/** Sliders for expectation and perception, with the resulting emotion. Uses the product's own rule. */
export function EquationLab() {
  const [lab, setLab] = useState<Lab>(EXAMPLES[0]!.lab)
  const change = (part: Partial<Lab>) => setLab({ ...lab, ...part })
  return (
    <div className="lab">
      <LabExamples lab={lab} onChoose={setLab} />
      <div className="lab-controls">
        <Slider
          label="What I expect for it"
          value={lab.expected}
          onChange={(expected) => change({ expected })}
          {...RANGE}
        />
        <Slider
          label="What I see happening to it"
          value={lab.perceived}
          onChange={(perceived) => change({ perceived })}
          {...RANGE}
        />
        <Slider
          label="How much it is part of me"
          value={lab.attachment}
          onChange={(attachment) => change({ attachment })}
          {...RANGE}
        />
        <div className="lab-choices">
          <SelectField
            label="Where it comes from"
            value={lab.from}
            onChange={(event) => change({ from: event.target.value as Lab['from'] })}
          >
            {Object.entries(ORIGINS).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="When"
            value={lab.time}
            onChange={(event) => change({ time: event.target.value as Lab['time'] })}
          >
            {Object.entries(TIMES).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        <Checkbox
          label="I have accepted it"
          hint="It’s settled for me, and I’m not fighting it."
          checked={lab.isAccepted}
          onChange={(event) => change({ isAccepted: event.target.checked })}
        />
      </div>
      <LabAnswer lab={lab} />
    </div>
  )
}

type ExamplesProps = { lab: Lab; onChoose: (lab: Lab) => void }

function LabExamples({ lab, onChoose }: ExamplesProps) {
  const id = useId()
  return (
    <div className="lab-examples">
      <p className="small muted" id={id}>
        Start from an example
      </p>
      <ul className="row" aria-labelledby={id}>
        {EXAMPLES.map(({ title, lab: example }) => (
          <li key={title}>
            <button
              type="button"
              className="lab-example"
              aria-pressed={example === lab}
              onClick={() => onChoose(example)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function LabAnswer({ lab }: { lab: Lab }) {
  const { category, name, level, intensity } = verdictOf(lab)
  return (
    <div className="lab-answer">
      <div className="lab-circles">
        <p className="lab-circle-names caption" aria-hidden="true">
          <span>Expected</span>
          <span>Perceived</span>
        </p>
        <TwoCircles gap={Math.abs(shiftOf(lab))} />
      </div>
      <svg className="lab-bloom" viewBox="-56 -56 112 112" aria-hidden="true">
        <path
          d={bloomPath(category, bloomRadius(intensity))}
          fill={`var(--emo-${category}-solid)`}
        />
      </svg>
      <output className="lab-words">
        <span className="small muted">{sayComparison(lab)}</span>
        <span className="lab-name" style={{ color: `var(--emo-${category}-text)` }}>
          {name}
        </span>
        <span className="small muted">
          {EMOTION_LABELS[category]}: {sayIntensity(intensity)}
        </span>
      </output>
      <ol className="lab-ladder" aria-label={`The five steps of ${EMOTION_LABELS[category]}`}>
        {LADDERS[category].map((step, index) => (
          <li key={step} aria-current={index + 1 === level ? 'step' : undefined}>
            {step}
          </li>
        ))}
      </ol>
    </div>
  )
}
