import { useState } from 'react'
import type { Person } from '#domain/people/person.ts'
import type { SecondLook } from '#domain/situation/second-look.ts'
import { BlindTextForm } from '#web/features/second-looks/blind-text.tsx'
import { BothLooks } from '#web/features/second-looks/both-looks.tsx'
import { useLookOffer } from '#web/features/second-looks/use-second-looks.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

const BACK = (
  <LinkButton look="quiet" href="/premium-analytics#then">
    Back to Analytics
  </LinkButton>
)

/** Rereads an old text before its reading is shown. Requests nothing else, so no reply can reveal the reading. */
export function ThenAndNow({ person }: { person: Person }) {
  const [skip, setSkip] = useState(0)
  const [both, setBoth] = useState<SecondLook | null>(null)
  const offer = useLookOffer(person.id, skip)
  if (both)
    return (
      <div className="stack reading">
        <h2>Then and now</h2>
        <BothLooks look={both} />
        <div className="row">{BACK}</div>
      </div>
    )
  return (
    <Loaded query={offer} waiting={<Skeleton height={420} />}>
      {({ situation, hasMore }) => (
        <div className="stack reading">
          <h2>Then and now</h2>
          {situation ? (
            <>
              <p className="muted">
                Read what you wrote. Our reading from back then stays hidden until you’ve answered.
              </p>
              <BlindTextForm
                key={situation.id}
                situation={situation}
                onGiven={setBoth}
                onSkip={hasMore ? () => setSkip(skip + 1) : null}
              />
            </>
          ) : (
            <EmptyState text="There’s nothing to look at again right now. You’ll find a text here once it’s a month old." />
          )}
          <div className="row">{BACK}</div>
        </div>
      )}
    </Loaded>
  )
}
