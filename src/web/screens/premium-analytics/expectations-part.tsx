import type { Expectation } from '#domain/findings/expectation.ts'
import type { Person } from '#domain/people/person.ts'
import { ExpectationList } from '#web/features/analytics/expectation-list.tsx'
import { useExpectations } from '#web/features/analytics/use-expectations.ts'
import { helpWhileWriting } from '#web/features/crisis/crisis-watch.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { FoundSection } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

/** What was expected in one's own words, and was not met more than once. */
export function ExpectationsPart({ person }: { person: Person }) {
  const expectations = useExpectations(person.id)
  return (
    <Loaded query={expectations} waiting={<Skeleton height={56} />}>
      {([first, ...more]) =>
        first && (
          <FoundSection
            id="expectations"
            title="Expectations not met"
            intro="In your own words, similar ones together, with the situations."
            finding={sayFirst(first, more)}
          >
            <ExpectationList
              userId={person.id}
              expectations={[first, ...more]}
              help={helpWhileWriting}
            />
          </FoundSection>
        )
      }
    </Loaded>
  )
}

function sayFirst(first: Expectation, more: readonly Expectation[]): string {
  const rest = more.length > 0 ? ` ${more.length} more below.` : ''
  return `“${first.wish}”: not met ${first.unmet} of ${first.times} times.${rest}`
}
