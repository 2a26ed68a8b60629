import { dueRound, nextAsked } from '#domain/steps/step.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import type { JobPayloads } from '#server/jobs/job-payloads.ts'
import { remindOnce } from '#server/nouns/push/remind-once.ts'
import { sendPush } from '#server/nouns/push/send-push.ts'
import { announce } from '#server/nouns/webhooks/announce.ts'
import type { Services } from '#server/outside/services.ts'
import { findStep, type KeptStep } from './steps.repository.ts'

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

/** A plan is due: browsers and programs that asked for it learn that there is one, and nothing else. */
export async function remindOfStep(
  { db, now }: Services,
  { userId, stepId }: JobPayloads['remind_of_step'],
  jobId: number,
): Promise<void> {
  await remindOnce({ db, now }, { userId }, jobId, async (tx, owner) => {
    const step = await findStep(tx, owner, stepId)
    if (!step) return
    if (dueRound(step, now()) !== null) {
      await sendPush(tx, owner, 'plans', now())
      await announce(tx, owner, 'plan.due', stepId, now())
    }
    await leaveReminder(tx, owner, step, now())
  })
}
