import { UserRound } from 'lucide-react'
import { initialsOf, type Person } from '#domain/person.ts'
import type { Subscription } from '#domain/plan.ts'
import type { Trial } from '#domain/trial.ts'
import { isActive, planName, standingSentence } from '#web/features/subscription/plan-words.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

type Props = { person: Person; plan: Subscription; trial: Trial | undefined }

export function AccountCard({ person, plan, trial }: Props) {
  const initial = initialsOf(person.firstName, null)
  const isPaid = isActive(plan)
  return (
    <Card>
      <div className="stack">
        <div className="profile-head">
          <span className="profile-avatar" aria-hidden>
            {initial ?? <UserRound />}
          </span>
          <div>
            <h2>
              <bdi>{person.firstName}</bdi>
            </h2>
            <p className="muted">@{person.username}</p>
            <p className="small muted">{person.email ?? 'No email provided'}</p>
          </div>
        </div>
        <section className="stack" aria-label="Subscription information">
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
            <dt>With us since</dt>
            <dd className="figures">{formatDay(person.createdAt)}</dd>
          </dl>
          <p className="small muted reading">{standingSentence(plan, trial)}</p>
        </section>
        <div className="row">
          <LinkButton look="primary" href="/subscription">
            Manage Subscription
          </LinkButton>
          <a className="button button-outline" href="/api/logout">
            Log Out
          </a>
        </div>
      </div>
    </Card>
  )
}
