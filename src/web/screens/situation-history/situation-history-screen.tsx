import { Page } from '#web/ui/page.tsx'

export function SituationHistoryScreen() {
  return (
    <Page
      title="Situation History"
      back={{ href: '/dashboard', label: 'Dashboard' }}
      intro="What you looked at so far, newest first."
    >
      {null}
    </Page>
  )
}
