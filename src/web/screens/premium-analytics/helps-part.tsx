import type { Person } from '#domain/people/person.ts'
import { Helps } from '#web/features/steps/helps.tsx'
import { useWhatHelps } from '#web/features/steps/use-steps.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

/** Steps that were taken, and how strong the feeling was before and a day later. */
export function HelpsPart({ person }: { person: Person }) {
  const helps = useWhatHelps(person.id, true)
  return (
    <Loaded query={helps} waiting={<Skeleton height={280} />}>
      {(found) => <Helps whatHelps={found} />}
    </Loaded>
  )
}
