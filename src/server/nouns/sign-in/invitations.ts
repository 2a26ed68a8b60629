import {
  INVITATION_LASTS,
  INVITATION_NEEDED,
  INVITATION_NOT_VALID,
  REGISTRATION_CLOSED,
  type Registration,
} from '#domain/people/registration.ts'
import { TRIAL_REMINDER_AFTER } from '#domain/people/trial.ts'
import type { Database } from '#server/base/db/database.ts'
import { refuse } from '#server/base/refuse.ts'
import { hashToken, newToken } from '#server/base/token.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import { type Account, insertAccount, type NewAccount } from '#server/people/account.repository.ts'

/** Creates an invitation for one email or anyone, and returns its token, which isn't stored. */
export async function addInvitation(
  db: Database,
  email: string | null,
  now: number,
): Promise<string> {
  const token = newToken(16)
  await db
    .insertInto('invitation')
    .values({
      tokenHash: hashToken(token),
      email,
      createdAt: now,
      expiresAt: now + INVITATION_LASTS,
    })
    .execute()
  return token
}

export const listInvitations = (db: Database, now: number) =>
  db
    .selectFrom('invitation')
    .select(['id', 'email', 'expiresAt'])
    .where('expiresAt', '>', now)
    .orderBy('id')
    .execute()

export async function removeInvitation(db: Database, id: number): Promise<boolean> {
  const removed = await db.deleteFrom('invitation').where('id', '=', id).executeTakeFirst()
  return removed.numDeletedRows > 0n
}

type Newcomer = { email: string; invite?: string | undefined }

/**
 * Checks registration inside the transaction that creates the account. Deleting the invitation claims it, so a race
 * has one winner, and a rollback restores it.
 */
export async function admit(
  tx: Database,
  registration: Registration,
  { email, invite }: Newcomer,
  now: number,
): Promise<void> {
  if (registration === 'open') return
  if (registration === 'closed') return refuse('forbidden', REGISTRATION_CLOSED)
  if (!invite) return refuse('forbidden', INVITATION_NEEDED)
  const taken = await tx
    .deleteFrom('invitation')
    .where('tokenHash', '=', hashToken(invite))
    .where('expiresAt', '>', now)
    .where((eb) => eb.or([eb('email', 'is', null), eb('email', '=', email)]))
    .executeTakeFirst()
  if (taken.numDeletedRows === 0n) refuse('forbidden', INVITATION_NOT_VALID)
}

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
