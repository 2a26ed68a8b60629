import { CalendarPlus, Sprout } from 'lucide-react'
import { useState } from 'react'
import { STEP_SUMMARY } from '#domain/steps/calendar.ts'
import { nextAsked, OUTCOME_LABELS, type Step, sayStep, timesOf } from '#domain/steps/step.ts'
import { upperFirst } from '#domain/values/text.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { saveEvent } from '#web/lib/save-event.ts'
import { Button } from '#web/ui/button.tsx'
import { useEndStep } from './use-steps.ts'

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
          I no longer need this
        </Button>
      </div>
    </>
  )
}

/** How strong it was when the plan was made, where the person said so, and when we ask. */
const BeforeIt = ({ step: { before, asksAt, createdAt }, feeling }: Props) => (
  <p className="small muted">
    {before !== null && `${upperFirst(feeling)}: ${before} of 10 then. `}
    {formatDay(asksAt) !== formatDay(createdAt)
      ? `We’ll ask on ${formatDay(asksAt)}, when it has been.`
      : 'We’ll ask tomorrow and in a week, once each.'}
  </p>
)
