import { Page } from '#web/ui/page.tsx'

export function AnalyzeSituationScreen() {
  return (
    <Page
      title="Analyze a Situation"
      back={{ href: '/dashboard', label: 'Dashboard' }}
      intro="Write what happened and what it touched."
    >
      {null}
    </Page>
  )
}
