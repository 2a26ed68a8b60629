import type { Person } from '#domain/people/person.ts'
import { WaitingCard } from '#web/features/offline/waiting-card.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { ExampleHistory } from './example-history.tsx'
import { PersonHistory } from './person-history.tsx'
import './situation-history.css'

export function SituationHistoryScreen({ person }: { person: Person | null }) {
  return (
    <Page
      title="Situation History"
      back={{ href: '/dashboard', label: 'Dashboard' }}
      intro={
        person
          ? 'Everything you wrote down, newest first.'
          : 'Three example situations, to see what an analysis looks like.'
      }
      actions={
        <LinkButton look="primary" href="/analyze-situation">
          New situation
        </LinkButton>
      }
    >
      {person && <WaitingCard userId={person.id} />}
      {person ? <PersonHistory person={person} /> : <ExampleHistory />}
    </Page>
  )
}
