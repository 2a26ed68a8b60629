import { Sparkles } from 'lucide-react'
import { signUpHref } from '#web/lib/address/return-address.ts'
import { offerUpgrade } from '#web/lib/calls/upgrade-offer.ts'
import { hasPlans } from '#web/lib/instance.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import './results.css'

/** Shown in place of the deeper parts if the plan doesn't include them. */
export function DeeperOffer({ hasAccount }: { hasAccount: boolean }) {
  if (!hasPlans()) return null
  return (
    <div className="deeper-offer">
      <Sparkles aria-hidden />
      <p>
        Personal connections, psychological insights, growth opportunities and cognitive patterns
        {hasAccount ? ' come with Premium.' : ' come with a free account, for 7 days.'}
      </p>
      {hasAccount ? (
        <Button size="small" onClick={() => offerUpgrade()}>
          See Premium
        </Button>
      ) : (
        <LinkButton size="small" href={signUpHref('/analyze-situation')}>
          Create Free Account
        </LinkButton>
      )}
    </div>
  )
}
