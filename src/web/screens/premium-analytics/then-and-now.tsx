import { useState } from 'react'
import type { Person } from '#domain/people/person.ts'
import { type SecondLook, sayBoth } from '#domain/situation/second-look.ts'
import { helpWhileWriting } from '#web/features/crisis/crisis-watch.tsx'
import { BlindTextForm } from '#web/features/second-looks/blind-text.tsx'
import { BothLooks } from '#web/features/second-looks/both-looks.tsx'
import { useLookOffer, useSecondLooks } from '#web/features/second-looks/use-second-looks.ts'
import { BLIND } from '#web/lib/blind-reading.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { FoundSection } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

const HERE = `/premium-analytics?show=${BLIND}`
const BACK = (
  <LinkButton look="quiet" href="/premium-analytics#then">
    Back to Analytics
  </LinkButton>
)

/** One old text, read again before its reading is shown. It asks for nothing else, so no answer can give the reading away. */
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
                Read what you wrote. What we read in it back then stays hidden until you’ve
                answered.
              </p>
              <BlindTextForm
                key={situation.id}
                situation={situation}
                help={helpWhileWriting}
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

/** What changed in how somebody sees a text, and the way to look at another. */
export function ThenAndNowPart({ person }: { person: Person }) {
  return (
    <Loaded query={useSecondLooks(person.id)} waiting={<Skeleton height={56} />}>
      {({ looks, isOffered }) =>
        (looks.length > 0 || isOffered) && (
          <FoundSection
            id="then"
            title="Then and now"
            intro="Read something you wrote more than a month ago without our reading, say how you see it today, and compare."
            finding={looks[0] ? sayBoth(looks[0]) : 'How would you see it today?'}
          >
            {looks.map((look) => (
              <BothLooks key={look.situation.id} look={look} />
            ))}
            {isOffered && (
              <div>
                <LinkButton look="primary" href={HERE}>
                  Look at an old text
                </LinkButton>
              </div>
            )}
          </FoundSection>
        )
      }
    </Loaded>
  )
}
