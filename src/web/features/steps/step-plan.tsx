import { CalendarPlus, Sprout } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { EMOTION_LABELS, type EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { sayFeeling } from '#domain/situation/own-saying.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { STEP_SUMMARY } from '#domain/steps/calendar.ts'
import {
  type EarlierAnswer,
  isFresh,
  nextAsked,
  OUTCOME_LABELS,
  type Step,
  sayStep,
  timesOf,
} from '#domain/steps/step.ts'
import { upperFirst } from '#domain/values/text.ts'
import { saveEvent } from '#web/lib/browser/save-event.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/due.tsx'
import { Link } from '#web/ui/link.tsx'
import { StepBuilder } from './step-builder.tsx'
import { useEndStep, useKeepStep, useStepState } from './use-steps.ts'
import { WeighAgain } from './weigh-again.tsx'
import '#web/ui/due.css'
import './steps.css'

type KeptStepProps = {
  step: Step
  /** The word its result uses. */
  feeling: string
}

/** A saved plan: the strength before, the outcomes so far, and a button to end it. */
function KeptStep({ step, feeling }: KeptStepProps) {
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
      <p className="side-words">{sayStep(step)}</p>
      {isNew && <BeforeIt step={step} feeling={feeling} />}
      {step.before === null && isFresh(timesOf(step), now) && <AskBefore step={step} />}
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
function AskBefore({
  step: { situationId, lever, category, moment, action },
}: Pick<KeptStepProps, 'step'>) {
  const [isSkipped, skip] = useState(false)
  const keep = useKeepStep(situationId)
  const question = `How strong is the ${EMOTION_LABELS[category].toLowerCase()} right now?`
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

/** The strength when the plan was made, if it was rated, and the day we ask. */
const BeforeIt = ({ step: { before, asksAt, createdAt }, feeling }: KeptStepProps) => (
  <p className="small muted">
    {before !== null && `${upperFirst(feeling)}: ${before} of 10 then. `}
    {formatDay(asksAt) !== formatDay(createdAt)
      ? `We’ll ask on ${formatDay(asksAt)}, once it’s over.`
      : 'We’ll ask how it went tomorrow, and again in a week.'}
  </p>
)

type Told = {
  situation: Situation
  analysis: Pick<Analysis, 'emotions' | 'recommendations'>
}
type Props = Told & {
  /** Help above the text, if it calls for it. */
  help: (texts: readonly string[], isKnown: boolean) => ReactNode
  /** Shown if there is nothing to plan. */
  instead: ReactNode
  /** Shown below an offered step. */
  note?: ReactNode
}

/** Returns the word its result uses, or the label of the family for another feeling. */
function feltWord({ emotions }: Told['analysis'], category: EmotionCategory): string {
  const felt = emotions.find((emotion) => emotion.category === category)
  return felt ? sayFeeling(felt.name, 'I').word : EMOTION_LABELS[category].toLowerCase()
}

/** Offers one step, or shows the saved one. Offers nothing after words of danger or soon after a death. */
export function StepPlan({ situation, analysis, help, instead, note }: Props) {
  const { data } = useStepState(situation.id)
  const [main] = analysis.emotions
  const { recommendations } = analysis
  if (!data?.step && !(data?.isOffered && main && recommendations.length > 0)) return instead
  return (
    <section className="card side-card step-plan" aria-labelledby="next-move">
      {data.step ? (
        <KeptStep step={data.step} feeling={feltWord(analysis, data.step.category)} />
      ) : (
        main && (
          <StepBuilder
            key={`${situation.id} ${recommendations[0]?.text}`}
            situationId={situation.id}
            recommendations={recommendations}
            category={main.category}
            order={data.order}
            help={help}
            note={note}
          />
        )
      )}
    </section>
  )
}

/** The strength now and before, and an answer about the same part from another day. */
export function WeighingPart({ situation, analysis }: Told) {
  const { data } = useStepState(situation.id)
  const [main] = analysis.emotions
  if (!data || !main) return null
  const category = data.step?.category ?? main.category
  return (
    <WeighAgain
      situationId={situation.id}
      weighings={data.weighings}
      category={category}
      feeling={feltWord(analysis, category)}
    >
      {data.earlier && <Earlier earlier={data.earlier} />}
    </WeighAgain>
  )
}

/** The person's words from another day, about the same part. */
const Earlier = ({
  earlier: { situationId, part, question, answer, answeredAt },
}: {
  earlier: EarlierAnswer
}) => (
  <div>
    <p className="step-eyebrow">
      About <bdi>{part}</bdi>, on{' '}
      <Link href={`/situation-history?situation=${situationId}`}>{formatDay(answeredAt)}</Link>
    </p>
    <p className="small muted">{question}</p>
    <p className="plan-said">
      “<bdi>{answer}</bdi>”
    </p>
  </div>
)
