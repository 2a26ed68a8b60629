import type { Expectation } from '#domain/findings/expectation.ts'
import type { Person } from '#domain/people/person.ts'
import { helpWhileWriting } from '#web/features/crisis/crisis-watch.tsx'
import { ExpectationList } from '#web/features/expectations/expectation-list.tsx'
import { useExpectations } from '#web/features/expectations/use-expectations.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { FoundSection } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

/** What was expected in one's own words, and was not met more than once. */
export function ExpectationsPart({ person }: { person: Person }) {
  const expectations = useExpectations(person.id)
  return (
    <Loaded query={expectations} waiting={<Skeleton height={56} />}>
      {(list) => (
        <FoundSection
          id="expectations"
          title="Expectations not met"
          intro="In your own words, similar ones together, with the situations."
          finding={sayFirst(list)}
        >
          <ExpectationList userId={person.id} expectations={list} help={helpWhileWriting} />
        </FoundSection>
      )}
    </Loaded>
  )
}

function sayFirst([first, ...more]: readonly Expectation[]): string {
  if (!first) return 'Nothing has come up twice yet.'
  const rest = more.length > 0 ? ` ${more.length} more below.` : ''
  return `“${first.wish}”: not met ${first.unmet} of ${first.times} times.${rest}`
}
