import { Card } from '#web/ui/card.tsx'
import { ConfirmEmail } from './confirm-email.tsx'

/** Shown first, because an account without a confirmed email is tied to one browser. */
export function ConfirmNotice({ email }: { email: string | null }) {
  return (
    <Card title="One thing first: confirm your email">
      <ConfirmEmail email={email} />
    </Card>
  )
}
