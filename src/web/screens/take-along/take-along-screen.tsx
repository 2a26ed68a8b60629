import type { Person } from '#domain/people/person.ts'
import { BringInJournal } from '#web/features/journals/bring-in-journal.tsx'
import { ImportList } from '#web/features/journals/import-list.tsx'
import { TakeArchive } from '#web/features/ownership/take-archive.tsx'
import { PushSettings } from '#web/features/push/push-settings.tsx'
import { useSelfMap } from '#web/features/self-map/use-self-map.ts'
import { TokenList } from '#web/features/tokens/token-list.tsx'
import { WebhookList } from '#web/features/webhooks/webhook-list.tsx'
import { Card } from '#web/ui/card.tsx'
import { Page } from '#web/ui/page.tsx'
import '#web/features/session/session-list.css'
import './take-along.css'

/** The doors in and out: other journals, files, other programs. */
export function TakeAlongScreen({ person }: { person: Person | null }) {
  return (
    <Page
      title="Take it anywhere"
      back={{ href: '/profile', label: 'My Profile' }}
      intro="Bring your past, take everything along, let other programs in."
      isNarrow
    >
      {person && <Doors userId={person.id} />}
    </Page>
  )
}

function Doors({ userId }: { userId: number }) {
  const map = useSelfMap(userId)
  return (
    <div className="stack">
      <Card title="Bring in your past">
        <div className="stack">
          <BringInJournal userId={userId} />
          <ImportList userId={userId} map={map.data ?? []} />
        </div>
      </Card>
      <Card title="Take everything along">
        <TakeArchive userId={userId} />
      </Card>
      <Card title="Reminders">
        <PushSettings userId={userId} />
      </Card>
      <Card title="Personal tokens">
        <TokenList userId={userId} />
      </Card>
      <Card title="Webhooks">
        <WebhookList userId={userId} />
      </Card>
    </div>
  )
}
