import { isPleasant } from '#domain/emotion/emotion.ts'
import { formatOneTry } from '#domain/findings/helps-words.ts'
import { formatPair, isWorse, type Outcome, type Round, type Step } from '#domain/steps/step.ts'
import { formatRecent } from '#web/lib/format-date.ts'
import { DueEnd } from '#web/ui/due.tsx'
import { FocusedHeading } from '#web/ui/focused-heading.tsx'
import { Pair } from './pair.tsx'

type Props = { step: Step; round: Round; now: number; onDone: () => void }

const SAID: Record<Outcome, string> = {
  done: 'You did what you planned.',
  partly: 'You did part of what you planned.',
  no: 'It didn’t work out this time.',
  none: 'It didn’t come up.',
}

/** Both strengths side by side, and how much a single try can say. */
export function StepOutcome({ step, round, now, onDone }: Props) {
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
          {answer && SAID[answer.outcome]}{' '}
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
