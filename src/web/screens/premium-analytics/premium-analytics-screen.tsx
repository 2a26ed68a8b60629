import { useSearchParams } from 'wouter'
import { SAMPLE_NETWORK } from '#domain/content/examples/analytics-sample.ts'
import type { Person } from '#domain/people/person.ts'
import { hasPremiumAccess } from '#domain/people/trial.ts'
import type { Trial } from '#domain/people/trial-state.ts'
import { SampleEmotions } from '#web/features/analytics/emotion-panel.tsx'
import { NetworkPanel } from '#web/features/analytics/network/network-panel.tsx'
import { SampleMapInsights, SampleNote } from '#web/features/analytics/sample-map-insights.tsx'
import { useTrial } from '#web/features/plans/use-trial.ts'
import { BLIND } from '#web/lib/address/blind-reading.ts'
import { signInHref, signUpHref } from '#web/lib/address/return-address.ts'
import { createAccount, hasPlans } from '#web/lib/instance.ts'
import { later } from '#web/lib/waking/later.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { AnalyticsTabs } from './analytics-tabs.tsx'
import { OwnAnalytics } from './own-parts.tsx'

const HERE = '/premium-analytics'
const NOTE = 'These are made-up figures. With an account you’ll see your own here.'

/** Sample analytics for a visitor in the trial, with a link to sign up. */
function SampleAnalytics({ hasAccount }: { hasAccount: boolean }) {
  return (
    <div className="stack">
      <Card isStack title={hasAccount ? 'Sign in to see your own' : 'See your own figures'}>
        <p className="muted reading">
          {hasAccount
            ? 'Your analyses are in your account. Sign in and we’ll bring you straight back here.'
            : hasPlans()
              ? 'A free account gives you all of this for 7 days. Just your first name and email.'
              : 'An account gives you all of this. Just your first name and email.'}
        </p>
        <LinkButton isAlone look="primary" href={hasAccount ? signInHref(HERE) : signUpHref(HERE)}>
          {hasAccount ? 'Sign in' : createAccount()}
        </LinkButton>
      </Card>
      <AnalyticsTabs>
        {(tab) => {
          if (tab === 'emotions') return <SampleEmotions>{NOTE}</SampleEmotions>
          if (tab === 'self-map') return <SampleMapInsights>{NOTE}</SampleMapInsights>
          return (
            <div className="stack">
              <SampleNote>{NOTE}</SampleNote>
              <NetworkPanel network={SAMPLE_NETWORK} isSample />
            </div>
          )
        }}
      </AnalyticsTabs>
    </div>
  )
}

const WAITING = <Skeleton height={420} />
const PREMIUM_GATE = later(() => import('./premium-gate.tsx'), 'PremiumGate', WAITING)
const THEN_AND_NOW = later(() => import('./then-and-now.tsx'), 'ThenAndNow', WAITING)

type Props = { person: Person | null }

export function PremiumAnalyticsScreen({ person }: Props) {
  const trial = useTrial(person)
  return (
    <Page
      title={hasPlans() ? 'Premium Analytics' : 'Analytics'}
      back={{ href: '/dashboard', label: 'Back to Dashboard' }}
      intro="Gain deeper insights into your emotional patterns and Self-Map data"
    >
      <Loaded query={trial} waiting={WAITING}>
        {(trial) => <Room person={person} trial={trial} />}
      </Loaded>
    </Page>
  )
}

/** Own analytics with premium access, samples for a visitor in the trial, otherwise the gate. */
function Room({ person, trial }: Props & { trial: Trial }) {
  const [search] = useSearchParams()
  const isOpen = trial.status !== 'expired'
  if (!isOpen)
    return <PREMIUM_GATE.Quiet isSignedIn={person !== null} hasAccount={trial.hasAccount} />
  if (person && hasPremiumAccess(trial))
    return search.get('show') === BLIND ? (
      <THEN_AND_NOW.Quiet person={person} />
    ) : (
      <OwnAnalytics person={person} />
    )
  return <SampleAnalytics hasAccount={trial.hasAccount} />
}
