import { useSearchParams } from 'wouter'
import type { Person } from '#domain/people/person.ts'
import { hasPremiumAccess } from '#domain/people/trial.ts'
import type { Trial } from '#domain/people/trial-state.ts'
import { useTrial } from '#web/features/plans/use-trial.ts'
import { BLIND } from '#web/lib/blind-reading.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { OwnAnalytics } from './own-analytics.tsx'
import { PremiumGate } from './premium-gate.tsx'
import { SampleAnalytics } from './sample-analytics.tsx'
import { ThenAndNow } from './then-and-now.tsx'

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
  if (!isOpen) return <PremiumGate isSignedIn={person !== null} hasAccount={trial.hasAccount} />
  if (person && hasPremiumAccess(trial))
    return search.get('show') === BLIND ? (
      <ThenAndNow person={person} />
    ) : (
      <OwnAnalytics person={person} />
    )
  return <SampleAnalytics hasAccount={trial.hasAccount} />
}
