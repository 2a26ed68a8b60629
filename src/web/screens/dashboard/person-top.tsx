import type { ReactNode } from 'react'
import { hasHistory } from '#domain/look-back.ts'
import type { Person } from '#domain/person.ts'
import { LookBackCard } from '#web/features/look-back/look-back-card.tsx'
import { useLookBack } from '#web/features/look-back/use-look-back.ts'
import { useRelationships } from '#web/features/relationships/use-relationships.ts'
import { useSelfMap } from '#web/features/self-map/use-self-map.ts'
import { useSituationList } from '#web/features/situations/use-situations.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { AnalyzeCard } from './analyze-card.tsx'
import { IntroCard } from './intro-card.tsx'
import { MapCard } from './map-card.tsx'
import { RecentCard } from './recent-card.tsx'

/** How many of the last situations the dashboard shows. */
const RECENT = 3

type Props = { person: Person; status: ReactNode }

/** The next action, the person's map, and, once there is one, the way they have come. */
export function PersonTop({ person, status }: Props) {
  const map = useSelfMap(person.id)
  const relationships = useRelationships(person.id)
  const recent = useSituationList(person.id, {}, RECENT).data?.pages[0] ?? []
  const lookBack = useLookBack(person.id).data
  return (
    <>
      <div className="dashboard-side">
        <AnalyzeCard />
        {recent.length > 0 ? <RecentCard situations={recent} /> : <IntroCard />}
      </div>
      <Loaded query={map} waiting={<Skeleton height={420} />}>
        {(items) => <MapCard items={items} relationships={relationships.data ?? []} />}
      </Loaded>
      {lookBack && hasHistory(lookBack) && (
        <div className="dashboard-wide">
          <LookBackCard lookBack={lookBack} />
        </div>
      )}
      {recent.length > 0 ? (
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
