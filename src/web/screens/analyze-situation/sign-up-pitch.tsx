import { Check } from 'lucide-react'
import { YEARLY_PRICE } from '#domain/people/plan.ts'
import { timeLeft } from '#domain/people/trial.ts'
import type { Trial } from '#domain/people/trial-state.ts'
import { signInHref, signUpHref } from '#web/lib/address/return-address.ts'
import { createAccount, hasPlans } from '#web/lib/instance.ts'
import { useNow } from '#web/lib/use-now.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'

const HERE = '/analyze-situation'
const TRIAL_BENEFIT = '7-day free trial'
const BENEFITS = ['Personal Self-Map', 'Unlimited analysis', 'Premium insights']

type Door = 'open' | 'over' | 'account' | 'account-over'

function doorOf(trial: Trial | null): Door {
  if (!trial) return 'open'
  if (!trial.hasAccount) return 'over'
  return trial.status === 'expired' ? 'account-over' : 'account'
}

const TITLES: Record<Door, string> = {
  open: 'Make this map yours',
  over: 'Your 24-Hour Trial Has Expired',
  account: 'Sign in to continue',
  'account-over': 'Your 7-Day Trial Has Expired',
}

const TEXTS: Record<Door, string> = {
  open: 'Create an account to save your situations and build your own map. Just your first name and email.',
  over: 'What you wrote is still on this device. Create an account to save it and carry on.',
  account: 'This browser has an account, and your free trial is still running there.',
  'account-over':
    'Everything you’ve written is still in your account. Sign in to read it, or subscribe to carry on without limits.',
}

function benefitsOf(door: Door): readonly string[] {
  if (!hasPlans()) return BENEFITS.slice(0, 1)
  return door === 'account-over' ? BENEFITS : [TRIAL_BENEFIT, ...BENEFITS]
}

/** The benefits of an account. After the trial it is the only content and says so. */
export function SignUpPitch({ trial = null }: { trial?: Trial | null }) {
  const door = doorOf(trial)
  const now = useNow()
  const left = door === 'account' && trial?.endsAt ? timeLeft(trial.endsAt, now) : null
  return (
    <Card isStack look="soft" title={TITLES[door]} className="print-not">
      <p className="muted">
        {TEXTS[door]}
        {left && ` You have ${left} left.`}
      </p>
      <ul className="pitch-benefits">
        {benefitsOf(door).map((benefit) => (
          <li key={benefit}>
            <Check aria-hidden />
            {benefit}
          </li>
        ))}
      </ul>
      <div className="row">
        <Ways door={door} />
        <Link href="/situation-history">See example situations</Link>
      </div>
    </Card>
  )
}

function Ways({ door }: { door: Door }) {
  if (door === 'account-over') {
    return (
      <>
        <LinkButton look="primary" href="/subscription">
          Subscribe for ${YEARLY_PRICE}/year
        </LinkButton>
        <LinkButton href={signInHref(HERE)}>Sign In</LinkButton>
      </>
    )
  }
  const hasAccount = door === 'account'
  return (
    <LinkButton look="primary" href={hasAccount ? signInHref(HERE) : signUpHref(HERE)}>
      {hasAccount ? 'Sign In' : createAccount()}
    </LinkButton>
  )
}
