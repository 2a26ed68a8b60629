import { formatWholeDay } from '#web/lib/format-date.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { usePutLetterAway } from './use-letter.ts'
import '#web/ui/due.css'

/** The week is ready to be read. */
export function DueLetter({ userId, week }: { userId: number; week: string }) {
  const away = usePutLetterAway(userId)
  return (
    <section className="card card-soft due due-wide" aria-label="Your week is ready to read">
      <div>
        <p className="step-eyebrow">The week of {formatWholeDay(week)}</p>
        <h2 className="due-sentence">Your week is ready to read.</h2>
      </div>
      <div className="row due-actions">
        <LinkButton look="primary" href={`/situation-history?show=letters&week=${week}`}>
          Read the letter
        </LinkButton>
        <Button look="quiet" disabled={away.isPending} onClick={() => away.mutate(week)}>
          Close
        </Button>
      </div>
    </section>
  )
}
