import { sql } from 'kysely'
import { EMAIL_TAKEN, mailboxOf } from '#domain/people/person.ts'
import type { Database } from '#server/base/db/database.ts'
import { refuse } from '#server/base/refuse.ts'
import type { Services } from '#server/outside/services.ts'
import { revokeAccessOfOthers, revokeAllAccess } from '#server/people/access-tables.ts'
import { type Account, findByClaim } from '#server/people/account.repository.ts'
import { resumeTrial } from '#server/people/used-trial.ts'

/** Who proved to read the mail: the person signed in to the account, or one from outside. */
type ProvedBy = 'inside' | 'outside'

/**
 * Binds an email to one account after its owner proved to read it, and revokes all other access. Other accounts that
 * typed this email lose it, and their trials don't count, because strangers may have started them; nor does the trial
 * of an unclaimed account opened from outside.
 */
export async function confirmEmail(
  tx: Services,
  userId: number,
  email: string,
  provedBy: ProvedBy = 'outside',
): Promise<Account> {
  const { db } = tx
  const now = tx.now()
  const owner = await findByClaim(db, email)
  if (owner && owner.id !== userId) return refuse('conflict', EMAIL_TAKEN)
  const earliest = await findEarliestTrial(db, email, provedBy === 'inside' ? userId : null)
  const trialSince = Math.min(now, earliest ?? now)
  await db
    .updateTable('user')
    .set({ email: null })
    .where('email', '=', email)
    .where('id', '!=', userId)
    .execute()
  await (provedBy === 'inside' ? revokeAccessOfOthers : revokeAllAccess)(db, userId)
  const confirmed = await db
    .updateTable('user')
    .set({ email, claimedEmail: email, emailConfirmedAt: now, trialSince })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return resumeTrial(tx, confirmed, email)
}

/** Finds the earliest trial of this mailbox or account. A label after a plus sign is the same mailbox. */
async function findEarliestTrial(
  tx: Database,
  email: string,
  satIn: number | null,
): Promise<number | null> {
  const mailbox = mailboxOf(email)
  const labelled = mailbox.replace(/[\\%_]/g, '\\$&').replace('@', '+%@')
  const { earliest } = await tx
    .selectFrom('user')
    .select(({ fn }) => fn.min('trialSince').as('earliest'))
    .where(({ or, eb }) =>
      or([
        ...(satIn === null ? [] : [eb('id', '=', satIn)]),
        eb('claimedEmail', 'in', [email, mailbox]),
        sql<boolean>`claimed_email like ${labelled} escape ${'\\'}`,
      ]),
    )
    .executeTakeFirstOrThrow()
  return earliest === null ? null : Number(earliest)
}
