import { useState } from 'react'
import { EMOTION_LABELS, LADDERS } from '#domain/emotion/emotion.ts'
import { DEGREES } from '#domain/steps/asking.ts'
import type { WeighDue } from '#domain/steps/due.ts'
import { formatPair, isWorse, pairOf } from '#domain/steps/step.ts'
import { formatRecent } from '#web/lib/format-date.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { Bloom, OpenBloom } from '#web/pictures/bloom.tsx'
import { Button } from '#web/ui/button.tsx'
import { DueEnd } from '#web/ui/due.tsx'
import { FocusedHeading } from '#web/ui/focused-heading.tsx'
import { useRestWeighing, useWeigh } from './use-steps.ts'
import './steps.css'

type Props = { userId: number; due: WeighDue; onDone: () => void }

/** Asks how strong a recent feeling is now. Shows the earlier rating only after the answer, so it can't bias it. */
export function DueWeigh({ userId, due, onDone }: Props) {
  const { situationId, line, isOwnWords, createdAt, category, isBack } = due
  const question = `How is the ${EMOTION_LABELS[category].toLowerCase()} now?`
  const isAwake = useDrawn() === null
  const [now] = useState(() => Date.now())
  const weigh = useWeigh(situationId, true)
  const rest = useRestWeighing(userId)
  const label = isBack ? 'Welcome back' : 'How is it now?'
  if (weigh.data) {
    const pair = pairOf(weigh.data.weighings)
    const both = pair && ([pair.first.strength, pair.last.strength, category] as const)
    return (
      <section className="card card-soft due" aria-label={label}>
        <FocusedHeading className="due-sentence">
          {both ? formatPair(...both) : 'Saved.'}
        </FocusedHeading>
        <DueEnd
          onDone={onDone}
          isWorse={both !== null && isWorse(...both)}
          href={`/situation-history?situation=${situationId}`}
        >
          Look at it again
        </DueEnd>
      </section>
    )
  }
  const when = isAwake ? `${formatRecent(createdAt, now)}: ` : ''
  return (
    <section className="card card-soft due due-weigh" aria-label={label}>
      <div>
        <p className="step-eyebrow">
          {isBack && 'Welcome back. '}
          {when}
          <bdi>{isOwnWords ? `“${line}”` : line}</bdi>
        </p>
        <h2 className="due-sentence">{question}</h2>
      </div>
      <fieldset className="degrees">
        <legend className="sr-only">{question}</legend>
        {DEGREES.map((strength, degree) => (
          <button
            key={strength}
            type="button"
            className="degree"
            disabled={weigh.isPending}
            onClick={() => weigh.mutate({ strength, category })}
          >
            <span className="degree-bloom">
              {degree === 0 ? (
                <OpenBloom size={14} />
              ) : (
                <Bloom category={category} size={10 + 5 * degree} />
              )}
            </span>
            {degree === 0 ? 'The feeling is gone' : LADDERS[category][degree - 1]}
          </button>
        ))}
      </fieldset>
      <div className="due-foot">
        <Button
          look="quiet"
          size="small"
          disabled={rest.isPending}
          onClick={() => rest.mutate(undefined)}
        >
          Not now
        </Button>
      </div>
    </section>
  )
}
