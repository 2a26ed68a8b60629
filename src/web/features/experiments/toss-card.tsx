import { useState } from 'react'
import { experiments } from '#contract/experiments.ts'
import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import type { OpenToss, TossOffer } from '#domain/steps/own-experiment.ts'
import { STRENGTH_WORDS } from '#domain/steps/step.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { useSend } from '#web/lib/calls/use-send.ts'
import { EXPERIMENTS } from '#web/lib/query-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { StrengthChoice } from '#web/ui/strength-choice.tsx'
import '#web/ui/due.css'

/** Below a result whose feeling is part of an experiment: the coin, or what it said. */
export function TossCard({ situationId }: { situationId: number }) {
  const queryKey = [...EXPERIMENTS, 'toss', situationId]
  const { data } = useAsk(queryKey, experiments.offer, { id: situationId })
  if (data?.toss) return <Fallen toss={data.toss} />
  return data?.offer ? <Offered situationId={situationId} offer={data.offer} /> : null
}

function Fallen({ toss: { arm, wayA, wayB, isOpen } }: { toss: OpenToss }) {
  return (
    <section className="card card-soft print-not" aria-label="Your experiment">
      <p className="step-eyebrow">{isOpen ? 'The coin says' : 'The coin said'}</p>
      <p className="due-sentence" role="status">
        <bdi>{arm === 'a' ? wayA : wayB}</bdi>
      </p>
      {isOpen && (
        <p className="small muted">We’ll ask tomorrow how it’s going. Whatever you do is fine.</p>
      )}
    </section>
  )
}

type Props = { situationId: number; offer: NonNullable<TossOffer['offer']> }

function Offered({ situationId, offer: { experimentId, category, wayA, wayB } }: Props) {
  const [before, setBefore] = useState<number | null>(null)
  const failed = 'We couldn’t toss the coin'
  const toss = useSend(experiments.toss, { id: situationId }, failed, 'experiments')
  const feeling = EMOTION_LABELS[category].toLowerCase()
  return (
    <section className="card card-soft due toss-offered print-not" aria-label="Your experiment">
      <div>
        <p className="step-eyebrow">Your experiment</p>
        <h2 className="due-sentence">
          <bdi>{wayA}</bdi>, or <bdi>{wayB}</bdi>? Let the coin choose.
        </h2>
      </div>
      <StrengthChoice
        label={`How strong is the ${feeling} now?`}
        value={before}
        onChange={setBefore}
        ends={STRENGTH_WORDS}
      />
      <div className="row">
        <Button
          look="primary"
          disabled={toss.isPending || before === null}
          onClick={() => toss.mutate({ experimentId, before })}
        >
          Toss the coin
        </Button>
        <Button
          look="quiet"
          disabled={toss.isPending}
          onClick={() => toss.mutate({ experimentId, before: null })}
        >
          Not this time
        </Button>
      </div>
    </section>
  )
}
