import { Check } from 'lucide-react'
import { useLocation } from 'wouter'
import { LIMIT_MESSAGES } from '#domain/people/plan.ts'
import { upgradeOffer } from '#web/lib/calls/upgrade-offer.ts'
import { withDevUser } from '#web/lib/dev-user.ts'
import { useStore } from '#web/lib/store.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'
import './upgrade-dialog.css'

const BENEFITS = [
  ['Unlimited Situation Analysis', 'No monthly limits'],
  ['Advanced Emotional Patterns', 'From historical analysis'],
  ['Custom Self-Map Categories', 'Unlimited'],
  ['Expert Recommendations', 'More ways to change what you feel'],
] as const

/** Opens on any screen when a limit of the free plan is reached, or on request. */
export function UpgradeDialog() {
  const offer = useStore(upgradeOffer)
  const [, navigate] = useLocation()
  if (!offer) return null

  const close = () => upgradeOffer.set(null)
  return (
    <Dialog title="Upgrade Your Brain" onClose={close}>
      {offer.limit && (
        <div className="upgrade-limit">
          <p className="upgrade-limit-title">Feature Limit Reached</p>
          {offer.limit === 'analyses' && (
            <p className="upgrade-limit-which">Free Plan Limit Reached</p>
          )}
          <p className="small">{LIMIT_MESSAGES[offer.limit]}</p>
          <p className="small">Nothing you typed is lost, and everything you have stays yours.</p>
        </div>
      )}
      <ul className="upgrade-benefits">
        {BENEFITS.map(([title, text]) => (
          <li key={title}>
            <Check aria-hidden />
            <div>
              <p className="upgrade-benefit">{title}</p>
              <p className="small muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button look="quiet" onClick={close}>
          Maybe Later
        </Button>
        <Button
          look="primary"
          onClick={() => {
            close()
            navigate(withDevUser('/subscription'))
          }}
        >
          See Subscription Plans
        </Button>
      </DialogActions>
    </Dialog>
  )
}
