import { CalendarPlus, Sprout } from 'lucide-react'
import { useState } from 'react'
import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import { STEP_SUMMARY } from '#domain/steps/calendar.ts'
import {
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
import { useEndStep, useKeepStep } from './use-steps.ts'

type Props = {
  step: Step
  /** In the word its result says. */
  feeling: string
}

/** A plan that stands, how strong the feeling was, what came of it so far, and the way out of it. */
export function KeptStep({ step, feeling }: Props) {
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

/** Asked in the same breath as the step is saved: one tap, or skip. Without it nobody can say later whether it helped. */
function AskBefore({
  step: { situationId, lever, category, moment, action },
}: Pick<Props, 'step'>) {
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

/** How strong it was when the plan was made, where the person said so, and when we ask. */
const BeforeIt = ({ step: { before, asksAt, createdAt }, feeling }: Props) => (
  <p className="small muted">
    {before !== null && `${upperFirst(feeling)}: ${before} of 10 then. `}
    {formatDay(asksAt) !== formatDay(createdAt)
      ? `We’ll ask on ${formatDay(asksAt)}, once it’s over.`
      : 'We’ll ask how it went tomorrow, and again in a week.'}
  </p>
)
