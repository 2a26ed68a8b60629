import type { Person } from '#domain/person.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Page } from '#web/ui/page.tsx'

function greeting(hour: number): string {
  if (hour < 5 || hour >= 18) return 'Good evening'
  return hour < 12 ? 'Good morning' : 'Good afternoon'
}

export function DashboardScreen({ person }: { person: Person | null }) {
  const hello = greeting(new Date().getHours())
  return (
    <Page title={person ? `${hello}, ${person.firstName}` : hello}>
      <div className="stack">
        <Card look="soft" title="Something on your mind?">
          <div className="stack">
            <p className="muted">Two minutes, one situation.</p>
            <div>
              <LinkButton look="primary" href="/analyze-situation">
                Analyze
              </LinkButton>
            </div>
          </div>
        </Card>
        <Card title="My Self-Map">
          <LinkButton href="/self-map">View Map</LinkButton>
        </Card>
      </div>
    </Page>
  )
}
