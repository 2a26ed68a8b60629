import { TokenList } from '#web/features/doors/token-list.tsx'
import { WebhookList } from '#web/features/doors/webhook-list.tsx'
import { BringInJournal } from '#web/features/journals/bring-in-journal.tsx'
import { ImportList } from '#web/features/journals/import-list.tsx'
import { TakeAlong } from '#web/features/ownership/take-along.tsx'
import { TakeArchive } from '#web/features/ownership/take-archive.tsx'
import { useSelfMap } from '#web/features/self-map/use-self-map.ts'
import { CalendarAddress } from '#web/features/waiting/calendar-address.tsx'
import { PushSettings } from '#web/features/waiting/push-settings.tsx'
import { Card } from '#web/ui/card.tsx'
import { Link } from '#web/ui/link.tsx'
import { Folded } from './folded.tsx'

/** The doors in and out: one's data, other journals, reminders, other programs. */
export function TakeAlongPart({ userId }: { userId: number }) {
  const map = useSelfMap(userId)
  return (
    <div className="stack">
      <Card title="Your data">
        <div className="stack">
          <TakeAlong userId={userId} />
          <TakeArchive userId={userId} />
        </div>
      </Card>
      <Card title="Journals, reminders, other programs">
        <div className="stack">
          <Folded title="Import a journal">
            <BringInJournal userId={userId} />
            <ImportList userId={userId} map={map.data ?? []} />
          </Folded>
          <Folded title="Reminders">
            <PushSettings userId={userId} />
          </Folded>
          <Folded title="Your calendar">
            <CalendarAddress userId={userId} />
          </Folded>
          <Folded title="Personal tokens">
            <TokenList userId={userId} />
            <p className="small">
              <Link href="/api">What a program can ask for</Link>
            </p>
          </Folded>
          <Folded title="Webhooks">
            <WebhookList userId={userId} />
          </Folded>
        </div>
      </Card>
    </div>
  )
}
