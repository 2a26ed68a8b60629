import { Page } from '#web/ui/page.tsx'

export function SafetyScreen() {
  return (
    <Page
      title="Safety"
      back={{ href: '/dashboard', label: 'Dashboard' }}
      intro="What the analysis can and cannot do."
    >
      {null}
    </Page>
  )
}
