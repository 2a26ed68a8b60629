import { type ReactNode, Suspense } from 'react'
import type { Person } from '#domain/people/person.ts'
import { SentenceCard } from '#web/features/analytics/sentence-card.tsx'
import { useRelationships } from '#web/features/relationships/use-relationships.ts'
import { useSelfMap } from '#web/features/self-map/use-self-map.ts'
import { useSituationList } from '#web/features/situations/use-situations.ts'
import { useDue } from '#web/features/steps/use-steps.ts'
import { later } from '#web/lib/later.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { AnalyzeCard } from './analyze-card.tsx'
import { IntroCard } from './intro-card.tsx'
import { LookCloserCard } from './look-closer-card.tsx'
import { MapCard } from './map-card.tsx'
import { RecentCard } from './recent-card.tsx'

/** How many of the last situations the dashboard shows. */
const RECENT = 3

/** Fetched when something is due: what watches over the words of an answer is larger than the rest of the page. */
export const DUE_CARD = later('screens/dashboard/due-card.tsx', () =>
  import('./due-card.tsx').then((it) => it.DueCard),
)

type Props = { person: Person; status: ReactNode }

/** What asks for an answer, the next action, the person's map, and, once there is one, the way they have come. */
export function PersonTop({ person, status }: Props) {
  const map = useSelfMap(person.id)
  const relationships = useRelationships(person.id)
  const recent = useSituationList(person.id, {}, RECENT).data?.pages[0] ?? []
  const asked = useDue(person.id).data
  const due = asked?.due ?? null
  const hasLived = recent.length > 0
  return (
    <>
      {due && (
        <Suspense fallback={null}>
          <DUE_CARD.Part userId={person.id} due={due} />
        </Suspense>
      )}
      <div className="dashboard-side">
        <AnalyzeCard owner={person.id} isHero={due === null} />
        {hasLived ? <LookCloserCard /> : <IntroCard />}
      </div>
      <Loaded query={map} waiting={<Skeleton height={420} />}>
        {(items) => <MapCard items={items} relationships={relationships.data ?? []} />}
      </Loaded>
      {hasLived && (
        <div className="dashboard-wide dashboard-week">
          <SentenceCard userId={person.id} />
          <RecentCard situations={recent} />
        </div>
      )}
      {hasLived ? (
        <>
          {status}
          <IntroCard />
        </>
      ) : (
        status && <div className="dashboard-wide">{status}</div>
      )}
    </>
  )
}
