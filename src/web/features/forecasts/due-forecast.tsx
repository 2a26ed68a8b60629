import { useState } from 'react'
import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import {
  CAME,
  CAME_LABELS,
  type Came,
  type Forecast,
  formatFelt,
  formatLikely,
  nameOfComing,
  WISH,
} from '#domain/steps/forecast.ts'
import { reasonOf } from '#web/lib/api.ts'
import { useAfterChange } from '#web/lib/calls/use-send.ts'
import { formatLongDay } from '#web/lib/format-date.ts'
import { StrengthAnswer } from '#web/pictures/strength-answer.tsx'
import { WeighedBloom } from '#web/pictures/weighed-bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import { Choices, DueEnd } from '#web/ui/due.tsx'
import { FocusedHeading } from '#web/ui/focused-heading.tsx'
import { useAnswerForecast, useLetGo, useStillToCome } from './use-forecasts.ts'

type Props = {
  forecast: Forecast
  onDone: () => void
}

/** On the day of a forecast: asks what happened and how strong it felt, then compares both. */
export function DueForecast({ forecast, onDone }: Props) {
  const [came, setCame] = useState<Came | null>(null)
  const answer = useAnswerForecast(forecast.id)
  const [later, letGo, lookAgain] = [useStillToCome(), useLetGo(), useAfterChange('forecasts')]
  const isHelped = answer.data !== undefined && 'crisis' in answer.data
  const answered = answer.data && 'id' in answer.data ? answer.data : null
  if (answered) return <ForecastOutcome forecast={answered} onDone={onDone} />
  if (came)
    return (
      <StrengthAnswer
        name="Something you saw coming"
        category={forecast.category}
        eyebrow={CAME_LABELS[came]}
        question={`How strong was the ${EMOTION_LABELS[forecast.category].toLowerCase()} in the end?`}
        line={{ label: 'What happened, in one line', max: WISH.max }}
        isBusy={answer.isPending}
        isHelped={isHelped}
        onBack={() => setCame(null)}
        onKeep={(felt, line) =>
          answer.mutate(
            { outcome: came, felt, line, anyway: isHelped },
            { onError: (error) => reasonOf(error) === 'conflict' && lookAgain() },
          )
        }
      />
    )
  return (
    <section className="card card-soft due due-wide" aria-label="Something you saw coming">
      <div>
        <p className="step-eyebrow">
          {formatLongDay(forecast.day)}: <bdi>{nameOfComing(forecast)}</bdi>
        </p>
        <h2 className="due-sentence">
          You feared “<bdi>{forecast.feared.replace(/(?<![.\s])[.\s]+$/, '')}</bdi>”:{' '}
          {formatLikely(forecast.likely)}. What happened?
        </h2>
        {forecast.note && (
          <p className="small muted">
            Your note for this day: “<bdi>{forecast.note}</bdi>”
          </p>
        )}
      </div>
      <div>
        <Choices
          legend="What happened?"
          options={CAME.map((one) => [one, CAME_LABELS[one]])}
          onChoose={setCame}
        />
        <div className="due-foot">
          <Button look="quiet" size="small" onClick={() => later.mutate(forecast.id)}>
            It hasn’t happened yet
          </Button>
          <Button look="quiet" size="small" onClick={() => letGo.mutate(forecast.id)}>
            Don’t ask me
          </Button>
        </div>
      </div>
    </section>
  )
}

/** The dashed line is the expected strength, the solid line the felt one. */
function ForecastOutcome({ forecast, onDone }: Props) {
  const { category, strength, ownStrength, felt, outcome, line } = forecast
  return (
    <section className="card card-soft due due-answer" aria-label="Something you saw coming">
      <figure className="pair" aria-hidden="true">
        <span className="pair-one">
          <WeighedBloom category={category} strength={ownStrength ?? strength} isGhost />
          <span>{ownStrength === null ? 'we expected' : 'you expected'}</span>
        </span>
        <span className="pair-one">
          <WeighedBloom category={category} strength={felt ?? 0} />
          <span>felt</span>
        </span>
      </figure>
      <div className="stack">
        <FocusedHeading className="pair-words">{formatFelt(forecast)}</FocusedHeading>
        <p className="muted">
          {outcome && CAME_LABELS[outcome]}.{' '}
          {line && (
            <>
              “<bdi>{line}</bdi>”
            </>
          )}
        </p>
        <DueEnd onDone={onDone} isWorse={false} href="/situation-history?show=forecasts">
          My forecasts
        </DueEnd>
      </div>
    </section>
  )
}
