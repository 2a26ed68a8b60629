import type { Person } from '#domain/people/person.ts'
import { helpWhileWriting } from '#web/features/crisis/crisis-watch.tsx'
import { ExpectationList } from '#web/features/expectations/expectation-list.tsx'
import { useExpectations } from '#web/features/expectations/use-expectations.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

/** What was expected in one's own words, and was not met more than once. */
export function ExpectationsPart({ person }: { person: Person }) {
  const expectations = useExpectations(person.id)
  return (
    <Loaded query={expectations} waiting={<Skeleton height={120} />}>
      {(list) => <ExpectationList userId={person.id} expectations={list} help={helpWhileWriting} />}
    </Loaded>
  )
}
