import type { Person } from '#domain/people/person.ts'
import { Button } from '#web/ui/button.tsx'
import { usePortal } from './use-subscription.ts'

/** Invoices and cards are with the payment provider alone; this leads there. */
export function PaymentPortal({ person }: { person: Person }) {
  const portal = usePortal(person)
  return (
    <div className="stack">
      <p className="muted reading">
        Your invoices, your card and your billing address are kept by our payment provider, not by
        us. You see and change them on its own page.
      </p>
      <div>
        <Button disabled={portal.isPending} onClick={() => portal.mutate()}>
          {portal.isPending ? 'Opening...' : 'Invoices and card'}
        </Button>
      </div>
    </div>
  )
}
