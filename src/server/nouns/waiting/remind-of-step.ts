import { dueRound } from '#domain/steps/step.ts'
import type { JobPayloads } from '#server/jobs/job-payloads.ts'
import { leaveReminder } from '#server/nouns/steps/leave-reminder.ts'
import { findStep } from '#server/nouns/steps/steps.repository.ts'
import { announce } from '#server/nouns/webhooks/announce.ts'
import type { Services } from '#server/outside/services.ts'
import { remindOnce } from './remind-once.ts'
import { sendPush } from './send-push.ts'

/** A step is due: browsers and programs that asked for it learn that there is one, and nothing else. */
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
