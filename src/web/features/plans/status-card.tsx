import type { UseQueryResult } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import type { Person } from '#domain/people/person.ts'
import {
  ALLOWANCE_LABELS,
  type Allowance,
  FREE_LIMITS,
  isPaymentDue,
  usedShare,
} from '#domain/people/plan.ts'
import type { Trial } from '#domain/people/trial-state.ts'
import { offerUpgrade } from '#web/lib/calls/upgrade-offer.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { FoldingCard } from '#web/ui/folding-card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'
import { isActive, PAYMENT_DUE, PAYMENT_FAILED, planName, REPAIR_PAYMENT } from './plan-words.ts'
import { useSubscription } from './use-subscription.ts'
import './subscription.css'

type Counts = Record<Allowance, number>

type Props = {
  /** Null for a visitor, who has used nothing and can try everything. */
  person: Person | null
  usage: UseQueryResult<Counts>
  trial: Trial | undefined
}

/** On the dashboard: the plan and its usage. */
export function StatusCard({ person, usage, trial }: Props) {
  const plan = person && planIn(person)
  const isPaid = plan !== null && isActive(plan)
  const isDue = plan !== null && isPaymentDue(plan)
  return (
    <FoldingCard
      title="Subscription Status"
      fold="status-folded"
      aside={
        <Badge look={isPaid ? 'soft' : 'plain'}>
          {isPaid ? 'Active' : isDue ? PAYMENT_DUE : 'Free Plan'}
        </Badge>
      }
    >
      <div className="stack">
        <p className="small muted">Your current plan and usage</p>
        {person && isPaid ? (
          <PaidStatus person={person} />
        ) : (
          <Loaded query={usage} waiting={<Skeleton height={180} />}>
            {(counts) => <FreeStatus counts={counts} trial={trial} isDue={isDue} />}
          </Loaded>
        )}
      </div>
    </FoldingCard>
  )
}

/** Reads the plan from the session's person. */
const planIn = ({ subscriptionTier, subscriptionStatus, subscriptionExpiresAt }: Person) => ({
  tier: subscriptionTier ?? 'free',
  status: subscriptionStatus ?? 'active',
  expiresAt: subscriptionExpiresAt ?? null,
})

function PaidStatus({ person }: { person: Person }) {
  const { data: plan } = useSubscription(person)
  const { tier, expiresAt } = planIn(person)
  return (
    <>
      <dl className="plan-facts">
        <dt>Current Plan</dt>
        <dd>{planName({ tier })}</dd>
        {expiresAt && (
          <>
            <dt>{plan?.cancelAtPeriodEnd ? 'Ends on' : 'Next Billing'}</dt>
            <dd className="figures">{formatDay(expiresAt)}</dd>
          </>
        )}
      </dl>
      <div className="premium-notice">
        <Sparkles aria-hidden />
        <p>
          <strong>Premium Features Unlocked</strong>
          Unlimited analyses, items and categories.
        </p>
      </div>
      <LinkButton isAlone href="/subscription">
        Manage Subscription
      </LinkButton>
    </>
  )
}

type FreeProps = { counts: Counts; trial: Trial | undefined; isDue: boolean }

/** Explains why this number differs from the number of situations. */
const WHAT_COUNTS =
  'Every analysis you asked for, even if you’ve deleted it since. Check-ins and corrections never count.'

const ALLOWANCES = Object.keys(FREE_LIMITS) as Allowance[]
const isInTrial = (trial: Trial | undefined): trial is Trial => trial?.status === 'account_trial'
const isFull = (counts: Counts): boolean =>
  ALLOWANCES.some((name) => usedShare(name, counts[name]) === 1)

/** Plain counts during the trial, because nothing is limited then. */
function FreeStatus({ counts, trial, isDue }: FreeProps) {
  return (
    <>
      {isInTrial(trial) ? (
        <>
          <p>
            {trial.endsAt
              ? `Everything is open until ${formatDay(trial.endsAt)}.`
              : 'Everything is open.'}
          </p>
          <dl className="plan-counts">
            {ALLOWANCES.map((name) => (
              <div key={name}>
                <dt>{ALLOWANCE_LABELS[name]}</dt>
                <dd className="figures">{counts[name]}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <>
          <h3>Feature Limits</h3>
          {ALLOWANCES.map((name) => (
            <Progress
              key={name}
              label={ALLOWANCE_LABELS[name]}
              share={usedShare(name, counts[name])}
              value={`${counts[name]}/${FREE_LIMITS[name]}`}
              warnsWhenFull
            />
          ))}
          <p className="caption muted">{WHAT_COUNTS}</p>
        </>
      )}
      {isDue && (
        <p className="limit-notice">
          <strong>{PAYMENT_DUE}</strong>
          {PAYMENT_FAILED}
        </p>
      )}
      {isFull(counts) && !isInTrial(trial) && !isDue && (
        <p className="limit-notice">
          <strong>Feature Limit Reached</strong>
          You've reached some of your free tier limits. Upgrade for unlimited access.
        </p>
      )}
      <div>
        {isDue ? (
          <LinkButton look="primary" href="/subscription">
            {REPAIR_PAYMENT}
          </LinkButton>
        ) : (
          <Button size="small" onClick={() => offerUpgrade()}>
            Upgrade Now
          </Button>
        )}
      </div>
    </>
  )
}
