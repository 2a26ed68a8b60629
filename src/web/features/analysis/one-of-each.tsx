import { Sprout } from 'lucide-react'
import type { Findings } from '#domain/situation/analysis.ts'
import { marksOf } from '#domain/situation/evidence.ts'
import { Card } from '#web/ui/card.tsx'
import { Touched } from './claim.tsx'

/** The one thing to do. */
export function OneStep({ step }: { step: Findings['recommendations'][number] }) {
  return (
    <Card className="one-step">
      <h2 className="one-title">
        <Sprout aria-hidden />
        One step
      </h2>
      <Touched marks={marksOf('perceived', step.evidence)} className="one-words">
        <p>{step.text}</p>
      </Touched>
    </Card>
  )
}

/** The one thing to think about. */
export function OneQuestion({ question }: { question: string }) {
  return (
    <Card className="one-question">
      <h2 className="one-title">One question</h2>
      <p className="question-words">{question}</p>
    </Card>
  )
}
