import { Page } from '#web/ui/page.tsx'

export function ArticleScreen() {
  return (
    <Page
      title="Emotional intelligence"
      back={{ href: '/dashboard', label: 'Dashboard' }}
      intro="What it is, and how it grows."
    >
      {null}
    </Page>
  )
}
