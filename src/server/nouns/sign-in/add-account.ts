import { TRIAL_REMINDER_AFTER } from '#domain/people/trial.ts'
import type { Database } from '#server/base/db/database.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import { type Account, insertAccount, type NewAccount } from '#server/people/account.repository.ts'

/** Adds an account and its trial reminder; null if another account has confirmed this email. */
export async function addAccount(
  db: Database,
  account: NewAccount,
  now: number,
): Promise<Account | null> {
  const added = await insertAccount(db, account, now)
  if (added)
    await addJob(db, 'mail_trial_ends', { userId: added.id }, now, now + TRIAL_REMINDER_AFTER)
  return added
}
