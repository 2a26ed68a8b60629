import { Page } from '#web/ui/page.tsx'

export function LearnScreen() {
  return (
    <Page
      title="Understanding the Equation of Emotion"
      back={{ href: '/dashboard', label: 'Dashboard' }}
      intro="How expectations, perceptions and attachment make what you feel."
    >
      {null}
    </Page>
  )
}
