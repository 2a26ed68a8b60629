import { PAGES } from '#domain/content/pages.ts'
import type { Person } from '#domain/people/person.ts'
import { CurrentPlan, PlanCards } from '#web/features/plans/plan-cards.tsx'
import { NOT_LOADED } from '#web/features/plans/plan-words.ts'
import { useSubscription } from '#web/features/plans/use-subscription.ts'
import { useTrial } from '#web/features/plans/use-trial.ts'
import { ConfirmCard } from '#web/features/sign-in/confirm-email.tsx'
import { signInHref } from '#web/lib/address/return-address.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Page } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

export function SubscriptionScreen({ person }: { person: Person | null }) {
  if (!hasPlans()) return <NoPlans />
  return (
    <Page
      title={PAGES['/subscription'].title}
      back={{ href: '/dashboard', label: 'Dashboard' }}
      {...(person && { intro: 'Your plan and what it includes.' })}
    >
      {person ? <Plans person={person} /> : <SignInFirst />}
    </Page>
  )
}

const NoPlans = () => (
  <Page title={PAGES['/subscription'].title} back={{ href: '/dashboard', label: 'Dashboard' }}>
    <p>There are no plans here. Everyone has full access.</p>
  </Page>
)

function Plans({ person }: { person: Person }) {
  const subscription = useSubscription(person)
  const trial = useTrial(person)
  return (
    <Loaded query={subscription} failed={NOT_LOADED} waiting={<Skeleton height={420} />}>
      {(plan) => (
        <div className="stack">
          <CurrentPlan person={person} plan={plan} trial={trial.data} />
          <ConfirmCard title="Confirm your email first" person={person} />
          <PlanCards person={person} plan={plan} />
          <p className="small muted reading">
            Cancel at any time with two clicks. What you wrote stays yours on every plan, and you
            can download all of it in your profile.
          </p>
        </div>
      )}
    </Loaded>
  )
}

function SignInFirst() {
  return (
    <Card isStack title="Please sign in">
      <p className="muted">
        Your subscription is part of your account. Sign in and we’ll bring you straight back here.
      </p>
      <LinkButton isAlone look="primary" href={signInHref('/subscription')}>
        Sign in
      </LinkButton>
    </Card>
  )
}
