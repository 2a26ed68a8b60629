import { Suspense } from 'react'
import { useSearchParams } from 'wouter'
import type { Analytics } from '#domain/findings/analytics.ts'
import type { Person } from '#domain/people/person.ts'
import { EmotionPanel } from '#web/features/analytics/emotion-panel.tsx'
import { OpensFigures } from '#web/features/analytics/figure-details.tsx'
import { NetworkPanel } from '#web/features/analytics/network/network-panel.tsx'
import { useAnalytics } from '#web/features/analytics/use-analytics.ts'
import { useRelationships } from '#web/features/self-map/relationships/use-relationships.ts'
import { useSelfMap } from '#web/features/self-map/use-self-map.ts'
import { later } from '#web/lib/waking/later.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { type AnalyticsTab, AnalyticsTabs } from './analytics-tabs.tsx'
import { OwnParts } from './own-parts.tsx'

const ONE_PAGE = later('screens/premium-analytics/one-page.tsx', () =>
  import('./one-page.tsx').then((it) => it.OnePagePart),
)

/** Loaded lazily, because only this tab needs the words for kinds of people. */
const MAP_PANEL = later('features/analytics/map-panel.tsx', () =>
  import('#web/features/analytics/map-panel.tsx').then((it) => it.AnalyticsMapPanel),
)

type Props = { person: Person }

/** Analytics of the person's own analyses, items and relationships. */
export function OwnAnalytics({ person }: Props) {
  const analytics = useAnalytics(person.id)
  const [search] = useSearchParams()
  if (search.get('show') === 'page')
    return (
      <Loaded query={analytics} waiting={<Skeleton height={420} />}>
        {(analytics) => (
          <Suspense fallback={<Skeleton height={480} />}>
            <ONE_PAGE.Part person={person} analytics={analytics} />
          </Suspense>
        )}
      </Loaded>
    )
  return (
    <AnalyticsTabs>
      {(tab) => (
        <Loaded query={analytics} waiting={<Skeleton height={420} />}>
          {(analytics) => (
            <OpensFigures userId={person.id}>
              <Panel tab={tab} analytics={analytics} person={person} />
            </OpensFigures>
          )}
        </Loaded>
      )}
    </AnalyticsTabs>
  )
}

function Panel({ tab, analytics, person }: Props & { tab: AnalyticsTab; analytics: Analytics }) {
  const map = useSelfMap(person.id)
  const relationships = useRelationships(person.id)
  if (tab === 'emotions')
    return (
      <EmotionPanel analytics={analytics} items={map.data ?? []} userId={person.id}>
        <OwnParts person={person} />
      </EmotionPanel>
    )
  return (
    <Loaded query={map} waiting={<Skeleton height={420} />}>
      {(items) =>
        tab === 'self-map' ? (
          <Suspense fallback={<Skeleton height={420} />}>
            <MAP_PANEL.Part
              analytics={analytics}
              items={items}
              relationships={relationships.data ?? []}
            />
          </Suspense>
        ) : (
          <NetworkPanel network={analytics.network} />
        )
      }
    </Loaded>
  )
}
