import { Card } from '#web/ui/card.tsx'
import { ConfirmEmail } from './confirm-email.tsx'

/** Where people look first: without a confirmed email, an account hangs on one browser. */
export function ConfirmNotice({ email }: { email: string | null }) {
  return (
    <Card title="One thing first: confirm your email">
      <ConfirmEmail email={email} />
    </Card>
  )
}
