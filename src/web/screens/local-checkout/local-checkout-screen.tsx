import { useMutation } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import type { Sent } from '#contract/endpoint.ts'
import { subscription } from '#contract/subscription.ts'
import { PAGES } from '#domain/content/pages.ts'
import { YEARLY_PRICE } from '#domain/people/plan.ts'
import { call } from '#web/lib/api.ts'
import { withDevUser } from '#web/lib/dev-user.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Problem } from '#web/ui/field.tsx'
import { Page } from '#web/ui/page.tsx'
import './local-checkout.css'

/** A fake payment page for instances without a provider, clearly marked as a test. */
export function LocalCheckoutScreen() {
  const search = new URLSearchParams(useSearch())
  const order = search.get('order')
  const isDue = search.get('due') === 'true'
  const settle = useMutation({
    mutationFn: (sent: Sent<typeof subscription.settleLocally>) =>
      call(subscription.settleLocally, {}, sent),
    onSuccess: ({ returnUrl }) => location.assign(withDevUser(returnUrl)),
  })
  const isBusy = settle.isPending || settle.isSuccess
  const end = (outcome: 'paid' | 'declined' | 'cancelled') => () =>
    order && settle.mutate({ order, outcome })

  return (
    <Page title={PAGES['/checkout/local'].title} isNarrow>
      <div className="stack">
        <p className="test-ribbon">
          <strong>This is a test page. No money moves.</strong>
          This site has no payment provider. Nothing you press here is charged, and you won’t be
          asked for a card.
        </p>
        <Card isStack title={isDue ? 'Premium, payment due' : 'Premium, one year'}>
          <p className="muted">
            {isDue
              ? `A real provider would charge the $${YEARLY_PRICE} that is due, for the subscription you have.`
              : `A real checkout would charge $${YEARLY_PRICE} now.`}{' '}
            {order ? 'Choose how this one ends:' : 'Nothing was ordered.'}
          </p>
          {order ? (
            <div className="test-actions">
              <Button look="primary" size="large" disabled={isBusy} onClick={end('paid')}>
                Pretend to pay ${YEARLY_PRICE}
              </Button>
              <Button disabled={isBusy} onClick={end('declined')}>
                Pretend the card is declined
              </Button>
              <Button look="quiet" disabled={isBusy} onClick={end('cancelled')}>
                Go back without paying
              </Button>
            </div>
          ) : (
            <LinkButton href="/subscription">Back to Subscription Page</LinkButton>
          )}
          <Problem>{settle.error?.message}</Problem>
        </Card>
      </div>
    </Page>
  )
}
