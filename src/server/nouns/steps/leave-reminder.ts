import { nextAsked } from '#domain/steps/step.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import type { KeptStep } from './steps.repository.ts'

/** Leaves a look at the step for when it is asked about next; by then it may be answered, put off or gone. */
export async function leaveReminder(
  tx: Database,
  owner: OwnerId,
  step: KeptStep,
  now: number,
): Promise<void> {
  const at = nextAsked(step, now + 1)
  if (at !== null) await addJob(tx, 'remind_of_step', { userId: owner, stepId: step.id }, now, at)
}
