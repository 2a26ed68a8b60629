import { type ReactNode, useState } from 'react'
import type { Analysis } from '#domain/situation/analysis.ts'
import type { Situation } from '#domain/situation/situation.ts'
import type { EarlierAnswer } from '#domain/steps/step.ts'
import { mayPlan } from '#domain/steps/step-words.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { KeptStep } from './kept-step.tsx'
import { StepBuilder } from './step-builder.tsx'
import { useStepState } from './use-steps.ts'
import { WeighAgain } from './weigh-again.tsx'
import '#web/ui/due.css'
import './steps.css'

type Props = {
  situation: Situation
  analysis: Pick<Analysis, 'emotions' | 'recommendations'>
  /** Help, above what was written, where the words call for it. */
  help: (texts: readonly string[], isKnown: boolean) => ReactNode
}

/**
 * What follows from a result: one step, or the one that was kept; and how strong the feeling is by now. Nothing is offered
 * after words of danger or soon after a death.
 */
export function StepPlan({ situation, analysis, help }: Props) {
  const [isPutAway, setPutAway] = useState(false)
  const { data } = useStepState(situation.id)
  const [main] = analysis.emotions
  if (!data || !main) return null
  const { isOffered, step, order, weighings, earlier } = data
  const mayOffer = isOffered && mayPlan(main.category) && analysis.recommendations.length > 0
  return (
    <section className="card step-plan print-not" aria-label="From here">
      {earlier && <Earlier earlier={earlier} />}
      {step ? (
        <KeptStep step={step} />
      ) : (
        mayOffer &&
        (isPutAway ? (
          <div className="plan-away">
            <p className="muted">No plan for now.</p>
            <Button size="small" onClick={() => setPutAway(false)}>
              Plan one step
            </Button>
          </div>
        ) : (
          <StepBuilder
            key={situation.id}
            situation={situation}
            recommendations={analysis.recommendations}
            category={main.category}
            order={order}
            help={help}
            onNotNow={() => setPutAway(true)}
          />
        ))
      )}
      <WeighAgain
        situationId={situation.id}
        weighings={weighings}
        category={step?.category ?? main.category}
      />
    </section>
  )
}

/** One's own words from another day, about the same part. */
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
