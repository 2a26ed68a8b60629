import { Page } from '#web/ui/page.tsx'

export function PremiumAnalyticsScreen() {
  return (
    <Page
      title="Premium Analytics"
      back={{ href: '/dashboard', label: 'Dashboard' }}
      intro="Gain deeper insights into your emotional patterns and Self-Map data"
    >
      {null}
    </Page>
  )
}
