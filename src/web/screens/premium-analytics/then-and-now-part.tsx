import type { Person } from '#domain/people/person.ts'
import { sayBoth } from '#domain/situation/second-look.ts'
import { BothLooks } from '#web/features/second-looks/both-looks.tsx'
import { useSecondLooks } from '#web/features/second-looks/use-second-looks.ts'
import { BLIND } from '#web/lib/blind-reading.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { FoundSection } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

const HERE = `/premium-analytics?show=${BLIND}`

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
