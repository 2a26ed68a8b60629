import type { ReactNode } from 'react'
import { EMOTION_LABELS, type EmotionCategory } from '#domain/emotion/emotion.ts'
import type { Analysis } from '#domain/situation/analysis.ts'
import { sayFeeling } from '#domain/situation/own-saying.ts'
import type { Situation } from '#domain/situation/situation.ts'
import type { EarlierAnswer } from '#domain/steps/step.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Link } from '#web/ui/link.tsx'
import { KeptStep } from './kept-step.tsx'
import { StepBuilder } from './step-builder.tsx'
import { useStepState } from './use-steps.ts'
import { WeighAgain } from './weigh-again.tsx'
import '#web/ui/due.css'
import './steps.css'

type Told = {
  situation: Situation
  analysis: Pick<Analysis, 'emotions' | 'recommendations'>
}
type Props = Told & {
  /** Help, above what was written, where the words call for it. */
  help: (texts: readonly string[], isKnown: boolean) => ReactNode
  /** Stands there where nothing is to be planned. */
  instead: ReactNode
  /** Stands below a step that is offered. */
  note?: ReactNode
}

/** What it is called on the page of its result; of another feeling only the family is known. */
function feltWord({ emotions }: Told['analysis'], category: EmotionCategory): string {
  const felt = emotions.find((emotion) => emotion.category === category)
  return felt ? sayFeeling(felt.name, 'I').word : EMOTION_LABELS[category].toLowerCase()
}

/** What follows from a result: one step, or the one that was kept. Nothing is to be planned after words of danger or soon after a death. */
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

/** How strong the feeling is by now and was, and what was answered about the same part on another day. */
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
