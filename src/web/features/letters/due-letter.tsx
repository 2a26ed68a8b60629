import type { LetterDue } from '#domain/steps/due.ts'
import { formatWholeDay } from '#web/lib/format-date.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { usePutLetterAway } from './use-letter.ts'
import '#web/ui/due.css'

/** Says that the weekly letter is ready. Once it is read, shows its question instead. */
export function DueLetter({ userId, due }: { userId: number; due: LetterDue }) {
  const { week, question } = due
  const away = usePutLetterAway(userId)
  return (
    <section
      className="card card-soft due due-wide due-letter"
      aria-label={question ? 'A question from your letter' : 'Your week is ready to read'}
    >
      <div>
        <p className="step-eyebrow">
          {question ? 'From your letter, the' : 'The'} week of {formatWholeDay(week)}
        </p>
        <h2 className="due-sentence">{question ?? 'Your week is ready to read.'}</h2>
      </div>
      <div className="row due-actions">
        <LinkButton look="primary" href={`/situation-history?show=letters&week=${week}`}>
          {question ? 'Answer in the letter' : 'Read the letter'}
        </LinkButton>
        <Button look="quiet" disabled={away.isPending} onClick={() => away.mutate({ week })}>
          Close
        </Button>
      </div>
    </section>
  )
}
