import { useState } from 'react'
import { experiments } from '#contract/experiments.ts'
import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import type { TossDue } from '#domain/steps/due.ts'
import type { Did } from '#domain/steps/own-experiment.ts'
import { formatPair, isWorse, STRENGTH_WORDS } from '#domain/steps/step.ts'
import { useSend } from '#web/lib/calls/use-send.ts'
import { Button } from '#web/ui/button.tsx'
import { Choices, DueEnd } from '#web/ui/due.tsx'
import { FocusedHeading } from '#web/ui/focused-heading.tsx'
import { StrengthChoice } from '#web/ui/strength-choice.tsx'

type Props = { due: TossDue; onDone: () => void }

/** A day after the toss: asks what was done and how strong it is now. Shows the earlier strength afterwards. */
export function DueToss({ due: { toss }, onDone }: Props) {
  const { id, category, wayA, wayB, arm } = toss
  const [did, setDid] = useState<Did | null>(null)
  const [after, setAfter] = useState<number | null>(null)
  // Invalidates nothing, so the card stays until the answer was seen.
  const answer = useSend(experiments.answer, { id }, 'We couldn’t save your answer')
  if (answer.data) {
    const { before, after: now } = answer.data
    return (
      <section className="card card-soft due" aria-label="Your experiment">
        <FocusedHeading className="due-sentence">
          {formatPair(before, now, category)}
        </FocusedHeading>
        <p className="muted">It’s too early to say after one toss.</p>
        <DueEnd
          onDone={onDone}
          isWorse={isWorse(before, now, category)}
          href="/premium-analytics#experiment"
        >
          Your experiment
        </DueEnd>
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
      <Choices legend="What did you do?" options={choices} chosen={did} onChoose={setDid} />
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
