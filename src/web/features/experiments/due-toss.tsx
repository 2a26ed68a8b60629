import { useEffect, useRef, useState } from 'react'
import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import type { TossDue } from '#domain/steps/due.ts'
import type { Did } from '#domain/steps/own-experiment.ts'
import { isWorse, STRENGTH_WORDS, sayPair } from '#domain/steps/step.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { StrengthChoice } from '#web/ui/strength-choice.tsx'
import { useAnswerToss } from './use-experiments.ts'
import '#web/ui/due.css'

type Props = { due: TossDue; onDone: () => void }

/** A day after the coin fell: what was done, and how strong it is. What it was is told after the answer. */
export function DueToss({ due: { toss }, onDone }: Props) {
  const { id, category, wayA, wayB, arm } = toss
  const [did, setDid] = useState<Did | null>(null)
  const [after, setAfter] = useState<number | null>(null)
  const answer = useAnswerToss(id)
  const heading = useRef<HTMLHeadingElement>(null)
  const isTold = answer.data !== undefined
  useEffect(() => {
    if (isTold) heading.current?.focus()
  }, [isTold])
  if (answer.data) {
    const { before, after: now } = answer.data
    return (
      <section className="card card-soft due" aria-label="Your experiment">
        <h2 ref={heading} tabIndex={-1} className="due-sentence">
          {sayPair(before, now)}
        </h2>
        <p className="muted">One toss is too few to say.</p>
        <div className="row">
          <Button onClick={onDone}>That’s it for today</Button>
          <LinkButton
            look="quiet"
            href={isWorse(before, now) ? '/help' : '/premium-analytics#experiment'}
          >
            {isWorse(before, now) ? 'Talk to someone' : 'Your experiment'}
          </LinkButton>
        </div>
      </section>
    )
  }
  const choices = [
    ['a', wayA],
    ['b', wayB],
    ['other', 'Neither'],
  ] as const
  return (
    <section className="card card-soft due" aria-label="Your experiment">
      <div>
        <p className="step-eyebrow">The coin said “{arm === 'a' ? wayA : wayB}”</p>
        <h2 className="due-sentence">What did you do?</h2>
      </div>
      <fieldset className="choices">
        <legend className="sr-only">What did you do?</legend>
        {choices.map(([one, label]) => (
          <button
            key={one}
            type="button"
            className="choice"
            aria-pressed={did === one}
            onClick={() => setDid(one)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <StrengthChoice
        label={`How strong is the ${EMOTION_LABELS[category].toLowerCase()} now?`}
        value={after}
        onChange={setAfter}
        ends={STRENGTH_WORDS}
      />
      <div className="row">
        <Button
          look="primary"
          disabled={answer.isPending || did === null || after === null}
          onClick={() => did !== null && after !== null && answer.mutate({ did, after })}
        >
          Save
        </Button>
      </div>
    </section>
  )
}
