import { useSearchParams } from 'wouter'
import type { Person } from '#domain/people/person.ts'
import { LetterList, LetterPage } from '#web/features/letters/letter-page.tsx'
import { useLetter, useLetterMail } from '#web/features/letters/use-letter.ts'
import { timeZone } from '#web/lib/time-zone.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

/** The newest or chosen letter, with the list of all below. */
export function LettersPart({ person }: { person: Person }) {
  const [query] = useSearchParams()
  const state = useLetter(person.id, query.get('week') ?? undefined)
  const mail = useLetterMail(person.id)
  return (
    <Loaded query={state} waiting={<Skeleton height={420} />}>
      {({ letter, all, isMailed }) => (
        <div className="letter-frame">
          {letter ? (
            <LetterPage userId={person.id} letter={letter} />
          ) : (
            <Card>
              <EmptyState text="There’s no letter yet. You’ll find one here on Sunday evening once you’ve written twice in a week." />
            </Card>
          )}
          <div className="letter-foot">
            <p className="small muted">
              Made from your own words and numbers
              {letter?.reader?.where === 'elsewhere' ? '.' : ', on this server.'}
              {isMailed &&
                ' You get it by email on Mondays. We’ll stop after 90 days without a visit.'}
            </p>
            {(isMailed || person.emailConfirmed) && (
              <Button
                look="quiet"
                size="small"
                disabled={mail.isPending}
                onClick={() => mail.mutate({ isWanted: !isMailed, zone: timeZone() })}
              >
                {isMailed ? 'Stop sending it by email' : 'Send it by email on Mondays'}
              </Button>
            )}
          </div>
          <LetterList letters={all} week={letter?.week ?? null} />
        </div>
      )}
    </Loaded>
  )
}
