import { BringInJournal } from '#web/features/journals/bring-in-journal.tsx'
import { ImportList } from '#web/features/journals/import-list.tsx'
import { TakeArchive } from '#web/features/ownership/take-archive.tsx'
import { PushSettings } from '#web/features/push/push-settings.tsx'
import { useSelfMap } from '#web/features/self-map/use-self-map.ts'
import { TokenList } from '#web/features/tokens/token-list.tsx'
import { WebhookList } from '#web/features/webhooks/webhook-list.tsx'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import '#web/features/session/session-list.css'
import './take-along.css'

/** The doors in and out: other journals, files, other programs. */
export function TakeAlongPart({ userId }: { userId: number }) {
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
        <div className="stack">
          <TokenList userId={userId} />
          <p className="small">
            <Link href="/api">What a program can ask for</Link>
          </p>
        </div>
      </Card>
      <Card title="Webhooks">
        <WebhookList userId={userId} />
      </Card>
    </div>
  )
}
