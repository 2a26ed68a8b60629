import { Page } from '#web/ui/page.tsx'

export function CheckoutCancelScreen() {
  return (
    <Page
      title="Subscription Cancelled"
      back={{ href: '/dashboard', label: 'Dashboard' }}
      intro="You have not been charged."
    >
      {null}
    </Page>
  )
}
