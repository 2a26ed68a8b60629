import type { Person } from '#domain/people/person.ts'
import { helpWhileWriting } from '#web/features/crisis/crisis-watch.tsx'
import { ExperimentBoard } from '#web/features/experiments/experiment-board.tsx'
import { useExperiments } from '#web/features/experiments/use-experiments.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Skeleton } from '#web/ui/spinner.tsx'

/** Two things to try with a feeling, and a coin between them. */
export function ExperimentsPart({ person }: { person: Person }) {
  const experiments = useExperiments(person.id)
  return (
    <Loaded query={experiments} waiting={<Skeleton height={120} />}>
      {(list) => <ExperimentBoard userId={person.id} experiments={list} help={helpWhileWriting} />}
    </Loaded>
  )
}
