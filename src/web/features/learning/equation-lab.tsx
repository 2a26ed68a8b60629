import { useId, useState } from 'react'
import { bloomPath, bloomRadius } from '#domain/emotion/bloom.ts'
import { EMOTION_LABELS, LADDERS } from '#domain/emotion/emotion.ts'
import { emotionOf, isLoss, LOSS_FROM, roundShare } from '#domain/emotion/equation.ts'
import { formatIntensity } from '#domain/emotion/strength.ts'
import type { Variables, Verdict } from '#domain/situation/analysis.ts'
import { TwoCircles } from '#web/pictures/two-circles.tsx'
import { Checkbox, SelectField } from '#web/ui/field.tsx'
import { Slider } from '#web/ui/slider.tsx'
import './equation-lab.css'

/** The inputs of the lab. Worth and attachment are out of ten. */
export type Lab = {
  expected: number
  perceived: number
  attachment: number
  time: Variables['time']
  isAccepted: boolean
  from: Origin
}

/** Labels for the framework's sources and its two special cases. */
export const ORIGINS = {
  event: 'An event',
  attack: 'Someone attacks it',
  own: 'Something I did or thought',
  standing: 'How good or bad it is in itself',
  repelled: 'Something I want to keep away from',
} as const
export type Origin = keyof typeof ORIGINS

const TIMES: Record<Variables['time'], string> = {
  past: 'A while ago',
  now: 'Now',
  future: 'Later',
}

const SOURCES: Record<Origin, Pick<Variables, 'source' | 'isAttacked' | 'isRepelled'>> = {
  event: { source: 'outside' },
  attack: { source: 'outside', isAttacked: true },
  own: { source: 'own' },
  standing: { source: 'standing' },
  repelled: { source: 'outside', isRepelled: true },
}

export const shiftOf = ({ expected, perceived }: Lab): number =>
  roundShare((perceived - expected) / 10)

export const verdictOf = (lab: Lab): Verdict =>
  emotionOf({
    power: lab.attachment / 10,
    shift: shiftOf(lab),
    accepted: lab.isAccepted,
    time: lab.time,
    ...SOURCES[lab.from],
    perspective: 'self',
    confidence: 'high',
  })

/** Puts the comparison into one sentence. */
export function formatComparison(lab: Lab): string {
  const shift = shiftOf(lab)
  if (isLoss(shift)) return 'You see less than you expected.'
  if (shift >= LOSS_FROM) return 'You see more than you expected.'
  return 'You see what you expected. The two are in balance.'
}

/** Title, expected, perceived, attachment, time, whether it is accepted, and its origin. */
const ROWS = [
  ['A colleague takes the credit', 8, 2, 8, 'now', false, 'attack'],
  ['An interview tomorrow', 8, 3, 9, 'future', false, 'event'],
  ['A friend moves away', 9, 4, 8, 'now', true, 'event'],
  ['I finished my degree', 5, 10, 9, 'now', true, 'standing'],
  ['I booked two weeks off', 4, 10, 8, 'future', true, 'event'],
] as const

export const EXAMPLES: readonly { title: string; lab: Lab }[] = ROWS.map(
  ([title, expected, perceived, attachment, time, isAccepted, from]) => ({
    title,
    lab: { expected, perceived, attachment, time, isAccepted, from },
  }),
)

const SLIDERS = [
  ['expected', 'What I expect'],
  ['perceived', 'What I see happening'],
  ['attachment', 'How much it’s part of me'],
] as const
const RANGE = { min: 0, max: 10, step: 0.5, fallback: 5 }

/** Sliders for expectation and perception, with the resulting emotion. Uses the product's own rule. */
export function EquationLab() {
  const id = useId()
  const [lab, setLab] = useState<Lab>(EXAMPLES[0]!.lab)
  const change = (part: Partial<Lab>) => setLab({ ...lab, ...part })
  return (
    <div className="lab">
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
                onClick={() => setLab(example)}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className="lab-controls">
        {SLIDERS.map(([part, label]) => (
          <Slider
            key={part}
            label={label}
            value={lab[part]}
            onChange={(worth) => change({ [part]: worth })}
            {...RANGE}
          />
        ))}
        <div className="lab-choices">
          <SelectField
            label="Where it comes from"
            value={lab.from}
            onChange={(event) => change({ from: event.target.value as Lab['from'] })}
            options={Object.entries(ORIGINS)}
          />
          <SelectField
            label="When"
            value={lab.time}
            onChange={(event) => change({ time: event.target.value as Lab['time'] })}
            options={Object.entries(TIMES)}
          />
        </div>
        <Checkbox
          label="I’ve accepted it"
          hint="It’s settled for me, and I’m not fighting it."
          checked={lab.isAccepted}
          onChange={(event) => change({ isAccepted: event.target.checked })}
        />
      </div>
      <LabAnswer lab={lab} />
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
        <span className="small muted">{formatComparison(lab)}</span>
        <span className="lab-name" style={{ color: `var(--emo-${category}-text)` }}>
          {name}
        </span>
        <span className="small muted">
          {EMOTION_LABELS[category]}: {formatIntensity(intensity)}
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
