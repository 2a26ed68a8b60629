import { Suspense } from 'react'
import { useSearchParams } from 'wouter'
import type { Person } from '#domain/people/person.ts'
import { hasPremiumAccess } from '#domain/people/trial.ts'
import type { Trial } from '#domain/people/trial-state.ts'
import { useTrial } from '#web/features/plans/use-trial.ts'
import { BLIND } from '#web/lib/blind-reading.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { later } from '#web/lib/waking/later.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { OwnAnalytics } from './own-analytics.tsx'
import { SampleAnalytics } from './sample-analytics.tsx'

export const PREMIUM_GATE = later('screens/premium-analytics/premium-gate.tsx', () =>
  import('./premium-gate.tsx').then((it) => it.PremiumGate),
)

export const THEN_AND_NOW = later('screens/premium-analytics/then-and-now.tsx', () =>
  import('./then-and-now.tsx').then((it) => it.ThenAndNow),
)

type Props = { person: Person | null }

export function PremiumAnalyticsScreen({ person }: Props) {
  const trial = useTrial(person)
  return (
    <Page
      title={hasPlans() ? 'Premium Analytics' : 'Analytics'}
      back={{ href: '/dashboard', label: 'Back to Dashboard' }}
      intro="Gain deeper insights into your emotional patterns and Self-Map data"
    >
      <Loaded query={trial} waiting={<Skeleton height={420} />}>
        {(trial) => <Room person={person} trial={trial} />}
      </Loaded>
    </Page>
  )
}

/** Own figures with premium access, samples for a visitor who is still trying, the gate for everyone else. */
function Room({ person, trial }: Props & { trial: Trial }) {
  const [search] = useSearchParams()
  const isOpen = trial.status !== 'expired'
  if (!isOpen)
    return (
      <Suspense fallback={<Skeleton height={420} />}>
        <PREMIUM_GATE.Part isSignedIn={person !== null} hasAccount={trial.hasAccount} />
      </Suspense>
    )
  if (person && hasPremiumAccess(trial))
    return search.get('show') === BLIND ? (
      <Suspense fallback={<Skeleton height={420} />}>
        <THEN_AND_NOW.Part person={person} />
      </Suspense>
    ) : (
      <OwnAnalytics person={person} />
    )
  return <SampleAnalytics hasAccount={trial.hasAccount} />
}
