import { Page } from '#web/ui/page.tsx'

export function CheckoutSuccessScreen() {
  return (
    <Page
      title="Subscription Successful!"
      back={{ href: '/dashboard', label: 'Dashboard' }}
      intro="Thank you."
    >
      {null}
    </Page>
  )
}
