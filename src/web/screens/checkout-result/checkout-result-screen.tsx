import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { PAGES } from '#domain/content/pages.ts'
import type { Person } from '#domain/people/person.ts'
import { isActive } from '#web/features/plans/plan-words.ts'
import { useSubscription } from '#web/features/plans/use-subscription.ts'
import { afterChange } from '#web/lib/query-keys.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Page } from '#web/ui/page.tsx'
import './checkout-result.css'

const Result = ({ title, children }: { title: string; children: ReactNode }) => (
  <Page title={title} back={{ href: '/dashboard', label: 'Dashboard' }} isNarrow>
    <Card>
      <div className="checkout-result">{children}</div>
    </Card>
  </Page>
)

export const CheckoutCancelScreen = () => (
  <Result title={PAGES['/subscription/cancel'].title}>
    <p>
      You've cancelled the subscription process. You can subscribe at any time to get access to
      premium features.
    </p>
    <p className="muted">Nothing was charged, and nothing you wrote has changed.</p>
    <div className="row">
      <LinkButton look="primary" href="/subscription">
        Back to Subscription Page
      </LinkButton>
      <LinkButton href="/">Return to Home</LinkButton>
    </div>
  </Result>
)

/** Opening this page proves nothing. Access depends on the payment provider's confirmation. */
export const CheckoutSuccessScreen = ({ person }: { person: Person | null }) => (
  <Result title={PAGES['/subscription/success'].title}>
    <CirclesMeet />
    {person && <Confirmation person={person} />}
    <div className="row">
      <LinkButton look="primary" href="/dashboard">
        Go to Dashboard
      </LinkButton>
      <LinkButton href="/subscription">View Subscription</LinkButton>
    </div>
  </Result>
)

function Confirmation({ person }: { person: Person }) {
  const client = useQueryClient()
  const { data: plan } = useSubscription(person, { isAwaited: true })
  const isConfirmed = plan !== undefined && isActive(plan)
  const isKnown = person.subscriptionTier === 'premium' && person.subscriptionStatus === 'active'

  useEffect(() => {
    // The confirmation may arrive after this page opened, so invalidate the plan then.
    if (!isConfirmed || isKnown) return
    void afterChange(client, 'plan')
  }, [client, isConfirmed, isKnown])

  return (
    <p className="lead" role="status">
      {isConfirmed
        ? 'You have Premium now. Thank you.'
        : 'Thank you. Premium starts as soon as the payment is confirmed, usually within seconds.'}
    </p>
  )
}

/** Animates the expected and the perceived circle until they meet, once. */
function CirclesMeet() {
  return (
    <svg className="circles-meet" viewBox="0 0 220 120" aria-hidden="true">
      <circle
        className="circles-meet-left"
        cx="96"
        cy="60"
        r="48"
        fill="none"
        stroke="var(--ink3)"
        strokeWidth="2"
        strokeDasharray="3 6"
        strokeLinecap="round"
      />
      <circle
        className="circles-meet-right"
        cx="124"
        cy="60"
        r="48"
        fill="var(--primary)"
        fillOpacity=".16"
        stroke="var(--primary)"
        strokeWidth="2"
      />
      <circle cx="110" cy="60" r="7" fill="var(--accent)" />
    </svg>
  )
}
