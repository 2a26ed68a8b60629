import { Check } from 'lucide-react'
import { YEARLY_PRICE } from '#domain/plan.ts'
import type { Trial } from '#domain/trial.ts'
import { authHref } from '#web/lib/return-address.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'

const BENEFITS = ['7-day free trial', 'Personal Self-Map', 'Unlimited analysis', 'Premium insights']

/** What an account adds. Once the trial is over it stands alone and says so. */
export function SignUpPitch({ trial = null }: { trial?: Trial | null }) {
  const isOver = trial !== null
  const hadAccount = trial?.hasAccount ?? false
  return (
    <Card look="soft" title={isOver ? overTitle(hadAccount) : 'Make this map yours'}>
      <div className="stack">
        <p className="muted">
          {isOver
            ? 'What you wrote is still on this device. An account lets you go on, and keeps it for you.'
            : 'An account keeps your situations and draws your own map. Just your first name and email.'}
        </p>
        <ul className="pitch-benefits">
          {BENEFITS.map((benefit) => (
            <li key={benefit}>
              <Check aria-hidden />
              {benefit}
            </li>
          ))}
        </ul>
        <div className="row">
          {hadAccount ? (
            <>
              <LinkButton look="primary" href="/subscription">
                Subscribe for ${YEARLY_PRICE}/year
              </LinkButton>
              <LinkButton href={authHref('/analyze-situation')}>Sign In</LinkButton>
            </>
          ) : (
            <LinkButton look="primary" href={authHref('/analyze-situation')}>
              Create Free Account
            </LinkButton>
          )}
          <Link href="/situation-history">See example situations</Link>
        </div>
      </div>
    </Card>
  )
}

const overTitle = (hadAccount: boolean) =>
  hadAccount ? 'Your 7-Day Trial Has Expired' : 'Your 24-Hour Trial Has Expired'
