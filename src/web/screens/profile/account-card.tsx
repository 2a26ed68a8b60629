import type { UseQueryResult } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { initialsOf, type Person } from '#domain/people/person.ts'
import type { Subscription } from '#domain/people/plan.ts'
import type { Trial } from '#domain/people/trial-state.ts'
import { isActive, NOT_LOADED, planName, standingSentence } from '#web/features/plans/plan-words.ts'
import { withBase } from '#web/lib/base.ts'
import { devUserHere } from '#web/lib/dev-user.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

type Props = {
  person: Person
  subscription: UseQueryResult<Subscription>
  trial: Trial | undefined
}

/** In development mode everyone is a subscriber here. */
const DEVELOPERS_PLAN: Subscription = {
  tier: 'premium',
  status: 'active',
  expiresAt: null,
  cancelAtPeriodEnd: false,
}

/** Who this is; it stands there also while nothing is known about the plan. */
export function AccountCard({ person, subscription, trial }: Props) {
  const initial = initialsOf(person.firstName, null)
  const isDeveloping = devUserHere() !== null
  return (
    <Card>
      <div className="stack">
        <div className="profile-head">
          <span className="profile-avatar" aria-hidden>
            {initial ?? <UserRound aria-hidden />}
          </span>
          <div>
            <h3>
              <bdi>{person.firstName}</bdi>
            </h3>
            <p className="muted">{person.email ?? 'No email provided'}</p>
          </div>
        </div>
        <dl className="profile-facts">
          <dt>Username</dt>
          <dd>
            <bdi>{person.username}</bdi> <span className="muted">@{person.username}</span>
          </dd>
          <dt>Member since</dt>
          <dd className="figures">{formatDay(person.createdAt)}</dd>
        </dl>
        {hasPlans() && (
          <section className="stack" aria-label="Subscription information">
            {isDeveloping ? (
              <PlanFacts plan={DEVELOPERS_PLAN} trial={trial} />
            ) : (
              <Loaded query={subscription} failed={NOT_LOADED} waiting={<Skeleton height={90} />}>
                {(plan) => <PlanFacts plan={plan} trial={trial} />}
              </Loaded>
            )}
          </section>
        )}
        <div className="row">
          {hasPlans() && (
            <LinkButton look="primary" href="/subscription">
              Manage Subscription
            </LinkButton>
          )}
          <a className="button button-outline" href={withBase('/api/logout')}>
            Log Out
          </a>
        </div>
      </div>
    </Card>
  )
}

function PlanFacts({ plan, trial }: { plan: Subscription; trial: Trial | undefined }) {
  const isPaid = isActive(plan)
  return (
    <>
      <dl className="profile-facts">
        <dt>Plan</dt>
        <dd>
          {planName(plan)} {isPaid && <Badge look="soft">Active</Badge>}
        </dd>
        {isPaid && plan.expiresAt && (
          <>
            <dt>{plan.cancelAtPeriodEnd ? 'Ends on' : 'Next Billing'}</dt>
            <dd className="figures">{formatDay(plan.expiresAt)}</dd>
          </>
        )}
      </dl>
      <p className="small muted reading">{standingSentence(plan, trial)}</p>
    </>
  )
}
