import {
  INVITATION_LASTS,
  INVITATION_NEEDED,
  INVITATION_NOT_VALID,
  REGISTRATION_CLOSED,
} from '#domain/people/registration.ts'
import { TRIAL_REMINDER_AFTER } from '#domain/people/trial.ts'
import type { Database } from '#server/base/db/database.ts'
import type { Store } from '#server/base/owner.ts'
import { refuse } from '#server/base/refuse.ts'
import { hashToken, newToken } from '#server/base/token.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { type Account, insertAccount, type NewAccount } from '#server/people/account.repository.ts'

/** Creates an invitation for one email or anyone, and returns its token, which isn't stored. */
export async function addInvitation({ db, now }: Store, email: string | null): Promise<string> {
  const token = newToken(16)
  await db
    .insertInto('invitation')
    .values({
      tokenHash: hashToken(token),
      email,
      createdAt: now(),
      expiresAt: now() + INVITATION_LASTS,
    })
    .execute()
  return token
}

export const listInvitations = ({ db, now }: Store) =>
  db
    .selectFrom('invitation')
    .select(['id', 'email', 'expiresAt'])
    .where('expiresAt', '>', now())
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
  { db, now, config: { registration } }: Services,
  { email, invite }: Newcomer,
): Promise<void> {
  if (registration === 'open') return
  if (registration === 'closed') return refuse('forbidden', REGISTRATION_CLOSED)
  if (!invite) return refuse('forbidden', INVITATION_NEEDED)
  const taken = await db
    .deleteFrom('invitation')
    .where('tokenHash', '=', hashToken(invite))
    .where('expiresAt', '>', now())
    .where((eb) => eb.or([eb('email', 'is', null), eb('email', '=', email)]))
    .executeTakeFirst()
  if (taken.numDeletedRows === 0n) refuse('forbidden', INVITATION_NOT_VALID)
}

/** Adds an account and its trial reminder; null if another account has confirmed this email. */
export async function addAccount(store: Store, account: NewAccount): Promise<Account | null> {
  const { db, now } = store
  const added = await insertAccount(db, account, now())
  if (added)
    await addJob(store, 'mail_trial_ends', { userId: added.id }, now() + TRIAL_REMINDER_AFTER)
  return added
}
