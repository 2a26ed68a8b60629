import { Check } from 'lucide-react'
import type { Person } from '#domain/people/person.ts'
import {
  isPaymentDue,
  PLANS,
  type Plan,
  type Subscription,
  YEARLY_PRICE,
} from '#domain/people/plan.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { isActive, PAYMENT_DUE } from './plan-words.ts'
import { useCheckout, usePlans } from './use-subscription.ts'
import './subscription.css'

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

type Props = { person: Person; plan: Subscription }

/** The two plans side by side. Uses `PLANS` if the server's list isn't loaded. */
export function PlanCards({ person, plan }: Props) {
  const plans = usePlans()
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
