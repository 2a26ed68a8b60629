import { useLocation } from 'wouter'
import type { Person } from '#domain/people/person.ts'
import { isExample } from '#domain/self-map/self-map.ts'
import type { ExerciseOffer } from '#domain/steps/exercise.ts'
import { ExerciseRun } from '#web/features/exercises/exercise-run.tsx'
import { useExerciseState } from '#web/features/exercises/use-exercises.ts'
import { useSelfMap } from '#web/features/self-map/use-self-map.ts'
import { usePageTitle } from '#web/lib/address/page-title.ts'
import { useIsPhone } from '#web/lib/browser/use-media-query.ts'
import { useAfterChange } from '#web/lib/calls/use-send.ts'
import { withDevUser } from '#web/lib/dev-user.ts'
import type { PillTone } from '#web/pictures/map-still.tsx'
import { SelfMapPicture } from '#web/pictures/self-map-picture.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import './analyze-situation.css'

/** A three-minute exercise on one situation, if its reading offers one. */
export function ExercisePage({ person, situationId }: { person: Person; situationId: number }) {
  usePageTitle('An exercise')
  const [, navigate] = useLocation()
  const state = useExerciseState(situationId)
  const changed = useAfterChange('steps')
  const back = `/situation-history?situation=${situationId}`
  return (
    <Loaded query={state} waiting={<PageSpinner />}>
      {({ offer }) =>
        offer ? (
          <ExerciseRun
            situationId={situationId}
            firstName={person.firstName}
            offer={offer}
            map={(marked) => <StandingMap userId={person.id} offer={offer} marked={marked} />}
            onLeave={() => {
              changed()
              navigate(withDevUser(back))
            }}
          />
        ) : (
          <main className="exercise-nothing" id="main">
            <Card isStack>
              <h1>There’s no exercise here</h1>
              <p>We’ll offer one below an analysis if one fits.</p>
              <div className="row">
                <LinkButton href={back}>Back to your situations</LinkButton>
              </div>
            </Card>
          </main>
        )
      }
    </Loaded>
  )
}

type MapProps = { userId: number; offer: ExerciseOffer; marked: readonly number[] }

/** The map with the situation's items dimmed and `marked` highlighted. */
function StandingMap({ userId, offer, marked }: MapProps) {
  const isPhone = useIsPhone()
  const items = (useSelfMap(userId).data ?? []).filter((item) => !isExample(item))
  const tones = new Map<number, PillTone>([
    ...offer.touched.map((id) => [id, 'faded'] as const),
    ...marked.map((id) => [id, 'marked'] as const),
  ])
  return (
    <SelfMapPicture
      items={items}
      relationships={[]}
      ratio={isPhone ? 0.72 : 0.58}
      tones={tones}
      label="Your Self-Map. The part this situation touches is dimmed. The rest is still there."
    />
  )
}
