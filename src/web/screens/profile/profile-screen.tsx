import { Page } from '#web/ui/page.tsx'

export function ProfileScreen() {
  return (
    <Page
      title="My Profile"
      back={{ href: '/dashboard', label: 'Dashboard' }}
      intro="Your account and your data."
    >
      {null}
    </Page>
  )
}
