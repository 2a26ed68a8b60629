import { isTrialUsedUp } from '#web/features/situations/use-analyse-as-visitor.ts'
import { signUpHref } from '#web/lib/address/return-address.ts'
import { createAccount } from '#web/lib/instance.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** Shown when a visitor reaches the daily limit: the reason, until when, and a link to sign up. */
export function UsedUp({ error }: { error: Error | null }) {
  if (!error || !isTrialUsedUp(error)) return null
  return (
    <Card>
      <div
        ref={(note) => {
          note?.scrollIntoView?.({ block: 'center' })
        }}
        className="stack"
        role="alert"
      >
        <p>{error.message}</p>
        <LinkButton isAlone look="primary" href={signUpHref('/analyze-situation')}>
          {createAccount()}
        </LinkButton>
      </div>
    </Card>
  )
}
