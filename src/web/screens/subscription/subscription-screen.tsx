import { Page } from '#web/ui/page.tsx'

export function SubscriptionScreen() {
  return (
    <Page
      title="Subscription"
      back={{ href: '/dashboard', label: 'Dashboard' }}
      intro="Your plan and what it includes."
    >
      {null}
    </Page>
  )
}
