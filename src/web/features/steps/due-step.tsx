import { useState } from 'react'
import { EMOTION_LABELS, isPleasant, LADDERS } from '#domain/emotion/emotion.ts'
import { formatOneTry } from '#domain/findings/helps-words.ts'
import { DEGREES } from '#domain/steps/asking.ts'
import type { StepDue, WeighDue } from '#domain/steps/due.ts'
import {
  formatPair,
  formatStep,
  isWorse,
  NOTE,
  OUTCOME_LABELS,
  OUTCOMES,
  type Outcome,
  pairOf,
  type Round,
  type Step,
} from '#domain/steps/step.ts'
import { reasonOf } from '#web/lib/api.ts'
import { useAfterChange } from '#web/lib/calls/use-send.ts'
import { daysBefore, formatDay, formatRecent } from '#web/lib/format-date.ts'
import { useDrawn } from '#web/lib/waking/drawn.ts'
import { Bloom, OpenBloom } from '#web/pictures/bloom.tsx'
import { StrengthAnswer } from '#web/pictures/strength-answer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Choices, DueEnd } from '#web/ui/due.tsx'
import { FocusedHeading } from '#web/ui/focused-heading.tsx'
import { Pair } from './pair.tsx'
import { useAnswerStep, useAskLater, useEndStep, useRestWeighing, useWeigh } from './use-steps.ts'
import './steps.css'

type WeighProps = { userId: number; due: WeighDue; onDone: () => void }

/** Asks how strong a recent feeling is now. Shows the earlier rating only after the answer, so it can't bias it. */
export function DueWeigh({ userId, due, onDone }: WeighProps) {
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

type OutcomeProps = { step: Step; round: Round; now: number; onDone: () => void }

const AFTER: Record<Outcome, string> = {
  done: 'You did what you planned.',
  partly: 'You did part of what you planned.',
  no: 'It didn’t work out this time.',
  none: 'It didn’t come up.',
}

/** Both strengths side by side, and how much a single try can say. */
function StepOutcome({ step, round, now, onDone }: OutcomeProps) {
  const answer = step.followUps.find((it) => it.round === round)
  const { before, category, situationId } = step
  const after = answer?.strength ?? null
  const pair = before !== null && after !== null ? ([before, after, category] as const) : null
  const isJoy = isPleasant(category)
  return (
    <section className="card card-soft due due-answer" aria-label="Something you planned">
      {pair && (
        <Pair
          category={category}
          before={pair[0]}
          after={pair[1]}
          names={[formatRecent(step.createdAt, now), 'Now']}
        />
      )}
      <div className="stack">
        <FocusedHeading className="pair-words">
          {pair ? formatPair(...pair) : after === null ? 'Saved.' : `It’s at ${after}.`}
        </FocusedHeading>
        <p className="muted">
          {answer && AFTER[answer.outcome]}{' '}
          {answer?.note && (
            <>
              “<bdi>{answer.note}</bdi>”{' '}
            </>
          )}
          {!isJoy && formatOneTry(pair !== null)}
        </p>
        <DueEnd
          onDone={onDone}
          isWorse={pair !== null && isWorse(...pair)}
          href={isJoy ? `/situation-history?situation=${situationId}` : '/premium-analytics#helps'}
        >
          {isJoy ? 'Look at it again' : 'What helps me'}
        </DueEnd>
        {round === 1 && <p className="caption muted">We’ll ask once more in a week.</p>}
      </div>
    </section>
  )
}

type Props = {
  due: StepDue
  onDone: () => void
}

const QUESTION = 'Did you do it?'

/** Labels by outcome. All have the same colours, because "no" only leads to another question. */
const SAID: Record<Outcome, { eyebrow: string; line: string }> = {
  done: { eyebrow: 'You did it', line: 'One line (optional)' },
  partly: { eyebrow: 'You did part of it', line: 'One line (optional)' },
  no: { eyebrow: 'It didn’t work out', line: 'What got in the way?' },
  none: { eyebrow: 'It didn’t come up', line: 'One line (optional)' },
}

function whenPlanned({ createdAt }: Step, now: number): string {
  const days = daysBefore(createdAt, now)
  if (days <= 1) return 'Yesterday you planned'
  return days < 7
    ? `On ${formatRecent(createdAt, now)} you planned`
    : `On ${formatDay(createdAt)} you planned`
}

/** Asks whether a step was done and how strong the feeling is now, then compares. Only one such card is shown. */
export function DueStep({ due: { step, round }, onDone }: Props) {
  const [now] = useState(() => Date.now())
  // The day depends on the time zone, which the server only guesses.
  const isAwake = useDrawn() === null
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const answer = useAnswerStep(step.id)
  const [later, end] = [useAskLater(), useEndStep()]
  const lookAgain = useAfterChange('steps')
  const isHelped = answer.data !== undefined && 'crisis' in answer.data
  const answered = answer.data && 'id' in answer.data ? answer.data : null

  if (answered) return <StepOutcome step={answered} round={round} now={now} onDone={onDone} />
  if (outcome)
    return (
      <StrengthAnswer
        name="Something you planned"
        category={step.category}
        eyebrow={SAID[outcome].eyebrow}
        question={`How strong is the ${EMOTION_LABELS[step.category].toLowerCase()} now?`}
        line={{ label: SAID[outcome].line, max: NOTE.max }}
        isBusy={answer.isPending}
        isHelped={isHelped}
        onBack={() => setOutcome(null)}
        onKeep={(strength, note) =>
          answer.mutate(
            { round, outcome, strength, note, anyway: isHelped },
            // Another device of the same person answered first.
            { onError: (error) => reasonOf(error) === 'conflict' && lookAgain() },
          )
        }
      />
    )
  return (
    <section className="card card-soft due due-wide" aria-label="Something you planned">
      <div>
        <p className="step-eyebrow">{isAwake ? whenPlanned(step, now) : 'You planned'}</p>
        <h2 className="due-sentence">{formatStep(step)}</h2>
      </div>
      <div>
        <p className="due-question" aria-hidden="true">
          {QUESTION}
        </p>
        <Choices
          legend={QUESTION}
          options={OUTCOMES.map((one) => [one, OUTCOME_LABELS[one]])}
          onChoose={setOutcome}
        />
        <div className="due-foot">
          <Button look="quiet" size="small" onClick={() => later.mutate(step.id)}>
            Ask me tomorrow
          </Button>
          <Button look="quiet" size="small" onClick={() => end.mutate(step.id)}>
            No longer needed
          </Button>
        </div>
      </div>
    </section>
  )
}
