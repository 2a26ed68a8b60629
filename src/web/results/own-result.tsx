import { Suspense } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import type { Person } from '#domain/people/person.ts'
import { whenOf } from '#domain/situation/happened.ts'
import { wordsToWatch } from '#domain/situation/situation.ts'
import { CrisisWatch } from '#web/crisis/crisis-watch.tsx'
import { NamedBeside } from '#web/features/analyses/naming/named-beside.tsx'
import { SituationAnalysis } from '#web/features/analyses/situation-analysis.tsx'
import { UnreadNote } from '#web/features/journals/unread-note.tsx'
import { WaitingNote } from '#web/features/offline/waiting-card.tsx'
import { useSelfMap } from '#web/features/self-map/use-self-map.ts'
import { isWaitingId } from '#web/lib/offline/waiting-id.ts'
import { later } from '#web/lib/waking/later.tsx'
import { DeeperOffer } from './deeper-offer.tsx'

/** Lazy-loaded parts beside and below a result. The server renders them in place. */
const STEP_PLAN = later(() => import('#web/features/steps/step-plan.tsx'), 'StepPlan')
const WEIGHING = later(() => import('#web/features/steps/step-plan.tsx'), 'WeighingPart')
const HERE_BEFORE = later(() => import('#web/features/steps/here-before.tsx'), 'HereBefore')
const EXERCISE_CARD = later(
  () => import('#web/features/exercises/exercise-card.tsx'),
  'ExerciseCard',
)
const TOSS_CARD = later(() => import('#web/features/experiments/toss-card.tsx'), 'TossCard')

type State = { isHeldBack?: boolean; isBusy?: boolean; compared?: unknown }
type Props = { person: Person; situationId: number }

/** A person's own situation with its analysis, help above and the upgrade offer below. */
export function OwnResult({ person, situationId }: Props) {
  const map = useSelfMap(person.id).data ?? []
  // Set by the previous page. The server held the analysis back, because help comes first.
  const state = useHistoryState<State | null>()
  return (
    <>
      <WaitingNote situationId={situationId} />
      <SituationAnalysis
        key={situationId}
        situationId={situationId}
        isOwn
        isCrisis={state?.isHeldBack === true}
        asksAgain={state?.isBusy === true}
        map={map}
        help={(situation, isKnown) => (
          <CrisisWatch texts={wordsToWatch(situation)} isKnown={isKnown} />
        )}
        earlier={(situation, analysis) => (
          <HERE_BEFORE.Quiet analysis={analysis} happenedAt={whenOf(situation)} />
        )}
        plan={(situation, analysis, instead, note) =>
          isWaitingId(situation.id) ? (
            instead
          ) : (
            <Suspense fallback={instead}>
              <STEP_PLAN.Part
                situation={situation}
                analysis={analysis}
                instead={instead}
                note={note}
              />
            </Suspense>
          )
        }
        below={(situation, analysis) =>
          !isWaitingId(situation.id) && (
            <>
              <NamedBeside analysis={analysis} compared={state?.compared} />
              <TOSS_CARD.Quiet situationId={situation.id} />
              <EXERCISE_CARD.Quiet situationId={situation.id} />
              <WEIGHING.Quiet situation={situation} analysis={analysis} />
            </>
          )
        }
        unread={(situation) => <UnreadNote userId={person.id} situation={situation} map={map} />}
        deeperOffer={<DeeperOffer hasAccount />}
      />
    </>
  )
}
