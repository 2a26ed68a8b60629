import { EMOTION_LABELS } from '#domain/emotion/emotion.ts'
import { sayExperiment } from '#domain/findings/experiment-words.ts'
import type { Person } from '#domain/people/person.ts'
import { helpWhileWriting } from '#web/features/crisis/crisis-watch.tsx'
import { ExperimentBoard } from '#web/features/experiments/experiment-board.tsx'
import { useExperiments } from '#web/features/experiments/use-experiments.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { FoundSection } from '#web/ui/section.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

/** Two things to try with a feeling, and a coin between them. */
export function ExperimentsPart({ person }: { person: Person }) {
  const experiments = useExperiments(person.id)
  return (
    <Loaded query={experiments} waiting={<Skeleton height={56} />}>
      {(list) => (
        <FoundSection
          id="experiment"
          title="Your own experiment"
          intro="A coin can show what a diary can’t."
          finding={
            list[0]
              ? `${EMOTION_LABELS[list[0].category]}: ${sayExperiment(list[0])}`
              : 'None yet. For example: “Does a walk help my anger more than talking?”'
          }
        >
          <ExperimentBoard userId={person.id} experiments={list} help={helpWhileWriting} />
        </FoundSection>
      )}
    </Loaded>
  )
}
