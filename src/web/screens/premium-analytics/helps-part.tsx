import { sayHelps } from '#domain/findings/helps-words.ts'
import type { Person } from '#domain/people/person.ts'
import { Helps } from '#web/features/steps/helps.tsx'
import { useWhatHelps } from '#web/features/steps/use-steps.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { FoundSection } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

/** Steps taken, with the strength of the feeling before and a day later. */
export function HelpsPart({ person }: { person: Person }) {
  const helps = useWhatHelps(person.id)
  return (
    <Loaded query={helps} waiting={<Skeleton height={56} />}>
      {(found) => {
        const { before, count, after } = sayHelps(found.tries, null)
        return (
          <FoundSection
            id="helps"
            title="What helps me"
            intro="Steps you took, and how strong the feeling was before and a day later."
            finding={`${before}${count ?? ''}${after}`}
          >
            <Helps whatHelps={found} />
          </FoundSection>
        )
      }}
    </Loaded>
  )
}
