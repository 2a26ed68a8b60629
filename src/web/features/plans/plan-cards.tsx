import { useMutation } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { subscription as contract } from '#contract/subscription.ts'
import type { Person } from '#domain/people/person.ts'
import {
  isPaymentDue,
  PLANS,
  type Plan,
  type Subscription,
  YEARLY_PRICE,
} from '#domain/people/plan.ts'
import type { Trial } from '#domain/people/trial-state.ts'
import { call } from '#web/lib/api.ts'
import { useAsk } from '#web/lib/calls/use-ask.ts'
import { formatDay } from '#web/lib/format-date.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { isActive, PAYMENT_DUE, planName, REPAIR_PAYMENT, standingSentence } from './plan-words.ts'
import { useCheckout, useKeepPlan } from './use-subscription.ts'
import './subscription.css'

type Props = { person: Person; plan: Subscription }

/** The current plan, and the two clicks it takes to cancel. */
export function CurrentPlan({ person, plan, trial }: Props & { trial: Trial | undefined }) {
  const [isAsking, setAsking] = useState(false)
  const keepPlan = useKeepPlan(person)
  const cancel = useMutation({
    mutationFn: () => call(contract.cancel, { userId: person.id }),
    meta: {
      done: { title: 'Subscription Cancelled', text: 'You won’t be charged again.' },
      failed: 'Failed to cancel subscription',
    },
    onSuccess: keepPlan,
  })
  const resume = useMutation({
    mutationFn: () => call(contract.resume, { userId: person.id }),
    meta: {
      done: { title: 'Subscription continues', text: 'Your cancellation was undone.' },
      failed: 'We couldn’t continue your subscription',
    },
    onSuccess: keepPlan,
  })
  const isPaid = isActive(plan)
  const isDue = isPaymentDue(plan)
  const repair = useCheckout(person, { isRepair: true })
  const badge = isDue ? PAYMENT_DUE : isPaid && (plan.cancelAtPeriodEnd ? 'Cancelled' : 'Active')
  const until = plan.expiresAt ? formatDay(plan.expiresAt) : null

  return (
    <Card
      title="Current Plan"
      aside={badge && <Badge look={isPaid ? 'soft' : 'plain'}>{badge}</Badge>}
    >
      <div className="stack">
        <dl className="plan-facts">
          <dt>Plan</dt>
          <dd>{planName(plan)}</dd>
          {isPaid && <RenewalFact {...plan} />}
        </dl>
        <p className="muted reading">{standingSentence(plan, trial)}</p>
        {plan.tier !== 'free' && (
          <div className="row">
            {isDue && (
              <Button look="primary" disabled={repair.isPending} onClick={() => repair.mutate()}>
                {repair.isPending ? 'Opening payment...' : REPAIR_PAYMENT}
              </Button>
            )}
            {plan.cancelAtPeriodEnd ? (
              <Button disabled={resume.isPending} onClick={() => resume.mutate()}>
                {resume.isPending ? 'Continuing...' : 'Keep Premium'}
              </Button>
            ) : (
              <Button onClick={() => setAsking(true)}>Cancel Subscription</Button>
            )}
          </div>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Cancel your subscription?"
          text={`You’ll keep Premium${until ? ` until ${until}` : ''}, and you won’t be charged again. Your Self-Map, situations and analyses all stay yours, even above the free plan’s limits.`}
          confirmLabel={cancel.isPending ? 'Cancelling...' : 'Cancel Subscription'}
          cancelLabel="Keep Premium"
          isBusy={cancel.isPending}
          onConfirm={() => cancel.mutate(undefined, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}

type RenewalProps = { expiresAt: string | null; cancelAtPeriodEnd?: boolean | undefined }

/** In a list of facts: when the plan ends, or the next payment is due. */
export const RenewalFact = ({ expiresAt, cancelAtPeriodEnd }: RenewalProps) =>
  expiresAt && (
    <>
      <dt>{cancelAtPeriodEnd ? 'Ends on' : 'Next Billing'}</dt>
      <dd className="figures">{formatDay(expiresAt)}</dd>
    </>
  )

function CheckList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="check-list">
      {lines.map((line) => (
        <li key={line}>
          <Check aria-hidden />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  )
}

/** The two plans side by side. Uses `PLANS` if the server's list isn't loaded. */
export function PlanCards({ person, plan }: Props) {
  const plans = useAsk(['plans'], contract.plans, {})
  const isDue = isPaymentDue(plan)
  const checkout = useCheckout(person)
  const price = plans.data?.[0]?.price ?? YEARLY_PRICE
  const isPremium = plan.tier === 'premium' && plan.status === 'active' && isActive(plan)
  const find = (tier: Plan['tier']) =>
    (plans.data ?? PLANS).find((plan) => plan.tier === tier)?.includes ?? []

  return (
    <div className="plan-cards">
      <Card title="Free" className="plan-card">
        <Price amount={0} per="forever" />
        <CheckList lines={find('free')} />
        {!isPremium && !isDue && <Button disabled>Current Plan</Button>}
      </Card>
      <Card
        title="Premium"
        className="plan-card plan-card-premium"
        aside={<Badge look="caps">PREMIUM</Badge>}
      >
        <Price amount={price} per="per year" />
        <CheckList lines={find('premium')} />
        <Button
          look="primary"
          size="large"
          disabled={isPremium || isDue || checkout.isPending}
          onClick={() => checkout.mutate()}
        >
          {isPremium
            ? 'Current Plan'
            : checkout.isPending
              ? 'Opening checkout...'
              : isDue
                ? PAYMENT_DUE
                : `Subscribe for $${price}/year`}
        </Button>
      </Card>
    </div>
  )
}

function Price({ amount, per }: { amount: number; per: string }) {
  return (
    <p className="plan-price">
      <strong>${amount}</strong> {per}
    </p>
  )
}
