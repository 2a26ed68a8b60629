import type { Person } from '#domain/people/person.ts'
import { roomSentence } from '#web/features/plans/plan-words.ts'
import { useTrial } from '#web/features/plans/use-trial.ts'
import { hasPlans } from '#web/lib/instance.ts'

/** Beside the map while it is built: nobody should find out afterwards that it is too large for a plan. */
export function MapRoom({ person, count }: { person: Person; count: number }) {
  const trial = useTrial(person).data
  const words = trial && hasPlans() ? roomSentence(trial, count) : null
  return words && <p className="small muted map-room">{words}</p>
}
