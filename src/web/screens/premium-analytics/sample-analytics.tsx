import { SAMPLE_NETWORK } from '#domain/content/examples/analytics-sample.ts'
import { SampleEmotions } from '#web/features/analytics/emotion-panel.tsx'
import { NetworkPanel } from '#web/features/analytics/network-panel.tsx'
import { SampleMapInsights } from '#web/features/analytics/sample-map-insights.tsx'
import { SampleNote } from '#web/features/analytics/sample-note.tsx'
import { createAccount, hasPlans } from '#web/lib/instance.ts'
import { signInHref, signUpHref } from '#web/lib/return-address.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { AnalyticsTabs } from './analytics-tabs.tsx'

const HERE = '/premium-analytics'
const NOTE = 'These are made-up figures. With an account you’ll see your own here.'

/** What a visitor sees while they are still trying: how it looks, and how to get there. */
export function SampleAnalytics({ hasAccount }: { hasAccount: boolean }) {
  return (
    <div className="stack">
      <Card title={hasAccount ? 'Sign in to see your own' : 'See your own figures'}>
        <div className="stack">
          <p className="muted reading">
            {hasAccount
              ? 'Your analyses belong to your account. Sign in, and you’ll come back here.'
              : hasPlans()
                ? 'A free account opens all of this for 7 days. Just your first name and email.'
                : 'An account opens all of this. Just your first name and email.'}
          </p>
          <div>
            <LinkButton look="primary" href={hasAccount ? signInHref(HERE) : signUpHref(HERE)}>
              {hasAccount ? 'Sign in' : createAccount()}
            </LinkButton>
          </div>
        </div>
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
