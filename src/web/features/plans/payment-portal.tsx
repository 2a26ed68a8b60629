import type { Person } from '#domain/people/person.ts'
import { Button } from '#web/ui/button.tsx'
import { usePortal } from './use-subscription.ts'

/** Links to the payment provider, which alone has the invoices and cards. */
export function PaymentPortal({ person }: { person: Person }) {
  const portal = usePortal(person)
  return (
    <div className="stack">
      <p className="muted reading">
        Your invoices, card and billing address are with our payment provider, not with us. You can
        see and change them on its site.
      </p>
      <Button isAlone disabled={portal.isPending} onClick={() => portal.mutate()}>
        {portal.isPending ? 'Opening...' : 'Invoices and card'}
      </Button>
    </div>
  )
}
