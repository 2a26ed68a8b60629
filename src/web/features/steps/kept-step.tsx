import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import { STEP_SUMMARY } from '#domain/steps/calendar.ts'
import { nextAsked, OUTCOME_LABELS, type Step, sayStep } from '#domain/steps/step.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { saveEvent } from '#web/lib/save-event.ts'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import { useEndStep } from './use-steps.ts'

const timed = ({ createdAt, asksAt, followUps }: Step) => ({
  createdAt: Date.parse(createdAt),
  asksAt: Date.parse(asksAt),
  endedAt: null,
  answers: followUps.map((it) => ({ ...it, answeredAt: Date.parse(it.answeredAt) })),
})

/** A plan that stands, what came of it so far, and the way out of it. */
export function KeptStep({ step }: { step: Step }) {
  const end = useEndStep()
  const [now] = useState(() => Date.now())
  const asked = nextAsked(timed(step), now)
  const feeling = EMOTION_LABELS[step.category].toLowerCase()
  return (
    <div className="kept-step">
      {step.before !== null && (
        <WeighedBloom category={step.category} strength={step.before} size={88} />
      )}
      <div className="stack">
        <div>
          <p className="step-eyebrow">Your plan, kept on {formatDay(step.createdAt)}</p>
          <p className="plan-said">{sayStep(step)}</p>
          <p className="small muted">
            {step.before !== null && `The ${feeling} was ${step.before} of 10 then. `}
            {step.followUps.length === 0 &&
              (step.asksAt > step.createdAt
                ? `We ask on ${formatDay(step.asksAt)}, when it has been.`
                : 'We ask tomorrow and in a week, once each.')}
          </p>
        </div>
        {step.followUps.length > 0 && (
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
        <div className="row">
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
      </div>
    </div>
  )
}
