import { CalendarPlus, Sprout } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { EMOTION_LABELS, type EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { askStrength, formatFeeling } from '#domain/situation/own-saying.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { STEP_SUMMARY } from '#domain/steps/calendar.ts'
import {
  type EarlierAnswer,
  formatPair,
  formatStep,
  isFresh,
  nextAsked,
  OUTCOME_LABELS,
  pairOf,
  STRENGTH_WORDS,
  type Step,
  timesOf,
} from '#domain/steps/step.ts'
import { upperFirst } from '#domain/values/text.ts'
import { saveEvent } from '#web/lib/browser/save-event.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/due.tsx'
import { Link } from '#web/ui/link.tsx'
import { SaveRow } from '#web/ui/save-row.tsx'
import { StrengthChoice } from '#web/ui/strength-choice.tsx'
import { Pair } from './pair.tsx'
import { StepBuilder } from './step-builder.tsx'
import { useEndStep, useKeepStep, useStepState, useWeigh } from './use-steps.ts'
import '#web/ui/due.css'
import './steps.css'

type SavedStepProps = {
  step: Step
  /** The name its result uses. */
  name: string
}

/** A saved plan: the strength before, the outcomes so far, and a button to end it. */
function SavedStep({ step, name }: SavedStepProps) {
  const end = useEndStep()
  const [now] = useState(() => Date.now())
  const asked = nextAsked(timesOf(step), now)
  const isNew = step.followUps.length === 0
  return (
    <>
      <h2 id="next-move" className="side-title">
        <Sprout aria-hidden />
        Your step, saved on {formatDay(step.createdAt)}
      </h2>
      <p className="side-words">{formatStep(step)}</p>
      {isNew && (
        <p className="small muted">
          {step.before !== null &&
            `${upperFirst(formatFeeling(name, 'I').word)}: ${step.before} of 10 then. `}
          {formatDay(step.asksAt) !== formatDay(step.createdAt)
            ? `We’ll ask the morning after, on ${formatDay(step.asksAt)}.`
            : 'We’ll ask how it went tomorrow, and again in a week.'}
        </p>
      )}
      {step.before === null && isFresh(timesOf(step), now) && <AskBefore step={step} name={name} />}
      {!isNew && (
        <ul className="kept-answers">
          {step.followUps.map(({ round, outcome, strength, note, answeredAt }) => (
            <li key={round} className="small">
              <span className="muted">{formatDay(answeredAt)}:</span> {OUTCOME_LABELS[outcome]}
              {strength !== null && `, ${strength} of 10`}
              {note && (
                <>
                  . “<bdi>{note}</bdi>”
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="plan-foot">
        {asked !== null && (
          <Button
            look="quiet"
            size="small"
            onClick={() =>
              saveEvent({ uid: `step-${step.id}@innermap`, summary: STEP_SUMMARY, at: asked })
            }
          >
            <CalendarPlus aria-hidden />
            Put it in my calendar
          </Button>
        )}
        <Button
          look="quiet"
          size="small"
          disabled={end.isPending}
          onClick={() => end.mutate(step.id)}
        >
          No longer needed
        </Button>
      </div>
    </>
  )
}

const STRENGTHS = Array.from({ length: 11 }, (_, at) => [String(at), String(at)] as const)

/**
 * Asks for the strength right after saving, in one tap or skipped. Without it we can't say later if the step helped.
 */
function AskBefore({ step, name }: SavedStepProps) {
  const { situationId, lever, category, moment, action } = step
  const [isSkipped, skip] = useState(false)
  const keep = useKeepStep(situationId)
  const question = askStrength(name, ' right now')
  if (isSkipped) return null
  return (
    <div className="ask-before">
      <p className="due-question" aria-hidden="true">
        {question}
      </p>
      <Choices
        legend={question}
        options={STRENGTHS}
        onChoose={(before) =>
          keep.mutate({ lever, category, moment, action, before: Number(before) })
        }
      />
      <Button look="quiet" size="small" onClick={() => skip(true)}>
        Skip
      </Button>
    </div>
  )
}

type StepContext = {
  situation: Situation
  analysis: Pick<Analysis, 'emotions' | 'recommendations'>
}
type Props = StepContext & {
  /** Shown if there is nothing to plan. */
  instead: ReactNode
  /** Shown below an offered step. */
  note?: ReactNode
}

/** Returns the name its result uses, or the label of the family for another feeling. */
const feltName = ({ emotions }: StepContext['analysis'], category: EmotionCategory): string =>
  emotions.find((emotion) => emotion.category === category)?.name ??
  EMOTION_LABELS[category].toLowerCase()

/** Offers one step, or shows the saved one. Offers nothing after words of danger or soon after a death. */
export function StepPlan({ situation, analysis, instead, note }: Props) {
  const { data } = useStepState(situation.id)
  const [main] = analysis.emotions
  const { recommendations } = analysis
  if (!data?.step && !(data?.isOffered && main && recommendations.length > 0)) return instead
  return (
    <section className="card side-card step-plan" aria-labelledby="next-move">
      {data.step ? (
        <SavedStep step={data.step} name={feltName(analysis, data.step.category)} />
      ) : (
        main && (
          <StepBuilder
            key={`${situation.id} ${recommendations[0]?.text}`}
            situationId={situation.id}
            recommendations={recommendations}
            category={recommendations[0]?.category ?? main.category}
            order={data.order}
            note={note}
          />
        )
      )}
    </section>
  )
}

/**
 * The strength now and before, and an answer about the same part from another day. The strength can be rated again at
 * any time and any number of times. Nothing else on the page asks for it.
 */
export function WeighingPart({ situation, analysis }: StepContext) {
  const { data } = useStepState(situation.id)
  const [isOpen, setOpen] = useState(false)
  const [value, setValue] = useState<number | null>(null)
  const weigh = useWeigh(situation.id)
  const [main] = analysis.emotions
  if (!data || !main) return null
  const category = data.step?.category ?? main.category
  const feeling = formatFeeling(feltName(analysis, category), 'I').word
  const pair = pairOf(data.weighings)
  function close() {
    setOpen(false)
    setValue(null)
  }
  function handleSave() {
    if (value !== null) weigh.mutate({ strength: value, category }, { onSuccess: close })
  }
  const isBare = !data.earlier && !pair && !isOpen
  return (
    <section
      className={isBare ? 'weigh-bare print-not' : 'card stack print-not'}
      aria-label="From here"
    >
      {data.earlier && <Earlier earlier={data.earlier} />}
      {pair && !isOpen && (
        <div className="weigh-pair">
          <Pair
            category={category}
            before={pair.first.strength}
            after={pair.last.strength}
            names={[
              pair.first.by === 'reading' ? 'As we read it' : formatDay(pair.first.at),
              formatDay(pair.last.at),
            ]}
          />
          <p className="plan-said">
            {formatPair(pair.first.strength, pair.last.strength, category)}
          </p>
        </div>
      )}
      {!isOpen ? (
        <div className="weigh-ask">
          <Button size="small" onClick={() => setOpen(true)}>
            How strong is it now?
          </Button>
        </div>
      ) : (
        <div className="stack weigh-field">
          <StrengthChoice
            label={`${upperFirst(feeling)}: how strong is it now?`}
            value={value}
            onChange={setValue}
            ends={STRENGTH_WORDS}
          />
          <SaveRow isOff={weigh.isPending || value === null} onSave={handleSave} onCancel={close} />
        </div>
      )}
    </section>
  )
}

/** The person's words from another day, about the same part. */
const Earlier = ({ earlier }: { earlier: EarlierAnswer }) => (
  <div>
    <p className="step-eyebrow">
      About <bdi>{earlier.part}</bdi>, on{' '}
      <Link href={`/situation-history?situation=${earlier.situationId}`}>
        {formatDay(earlier.answeredAt)}
      </Link>
    </p>
    <p className="small muted">{earlier.question}</p>
    <p className="plan-said">
      “<bdi>{earlier.answer}</bdi>”
    </p>
  </div>
)
