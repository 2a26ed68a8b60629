import { PAGES } from '#domain/content/pages.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Page } from '#web/ui/page.tsx'
import './checkout-result.css'

export function CheckoutCancelScreen() {
  return (
    <Page
      title={PAGES['/subscription/cancel'].title}
      back={{ href: '/dashboard', label: 'Dashboard' }}
      isNarrow
    >
      <Card>
        <div className="checkout-result">
          <p>
            You've cancelled the subscription process. You can subscribe at any time to get access
            to premium features.
          </p>
          <p className="muted">Nothing was charged, and nothing you wrote has changed.</p>
          <div className="row">
            <LinkButton look="primary" href="/subscription">
              Back to Subscription Page
            </LinkButton>
            <LinkButton href="/">Return to Home</LinkButton>
          </div>
        </div>
      </Card>
    </Page>
  )
}
