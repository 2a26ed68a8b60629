import { Page } from '#web/ui/page.tsx'

export function HelpScreen() {
  return (
    <Page
      title="Get help now"
      back={{ href: '/dashboard', label: 'Dashboard' }}
      intro="If you might act on thoughts of harming yourself, please call your emergency number now."
    >
      {null}
    </Page>
  )
}
