import { Page } from '#web/ui/page.tsx'

export function SelfMapScreen() {
  return (
    <Page
      title="My Self-Map"
      back={{ href: '/dashboard', label: 'Dashboard' }}
      intro="What belongs to who you are, placed by how close it is to you."
    >
      {null}
    </Page>
  )
}
