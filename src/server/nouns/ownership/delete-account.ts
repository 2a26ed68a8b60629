import { readEmail } from '#domain/people/person.ts'
import { WRONG_CONFIRMATION } from '#domain/sharing/export-file.ts'
import type { Database } from '#server/base/db/database.ts'
import { deleteSituations } from '#server/base/db/delete-rows.ts'
import { eraseDeleted } from '#server/base/db/erase-deleted.ts'
import { inTransaction, ownerOf, type SignedIn } from '#server/base/owner.ts'
import { refuseField } from '#server/base/refuse.ts'
import { addJob } from '#server/jobs/job.repository.ts'
import { findCustomer } from '#server/nouns/plans/billing.repository.ts'
import type { Services } from '#server/outside/services.ts'
import { findAccount } from '#server/people/account.repository.ts'
import { rememberTrial } from '#server/people/used-trial.ts'

export type Remover = Pick<Services, 'db' | 'dialect' | 'now' | 'mailer' | 'log' | 'seal'> & {
  config: Pick<Services['config'], 'hasPlans'>
}

/**
 * Deletes an account with everything in it, by cascade from the user row. A job with retries tells the payment
 * provider.
 */
export function deleteAccount(services: Services, user: SignedIn, typed: string): Promise<void> {
  if (!isConfirmedBy(user, typed)) refuseField('email', WRONG_CONFIRMATION)
  return removeAccount(services, user)
}

/** Deletes an account without confirmation. The operator's command calls it directly. */
export async function removeAccount(
  remover: Remover,
  user: Pick<SignedIn, 'id' | 'email'>,
): Promise<void> {
  const { db, dialect, mailer, log, config } = remover
  const own = { ...remover, owner: ownerOf(user) }
  await inTransaction(own, async (tx) => {
    const customerId = await findCustomer(tx)
    await dropMails(tx.db, user.email)
    const account = await findAccount(tx.db, user.id)
    // Without plans no trial is recorded.
    if (account && config.hasPlans) await rememberTrial(tx, account)
    await deleteSituations(tx.db, { userId: user.id })
    await tx.db.deleteFrom('user').where('id', '=', user.id).execute()
    if (customerId) await addJob(tx, 'forget_customer', { customerId })
  })
  // The account is already deleted. A trace that remains is removed by the hourly `tidy`.
  const note = (error: Error) => log.fault('traces', error)
  if (user.email) await mailer.forget?.(user.email).catch(note)
  await eraseDeleted(db, dialect).catch(note)
}

/** Compares the typed email, or the username if the account lost its email to its owner. */
const isConfirmedBy = ({ email, username }: SignedIn, typed: string): boolean =>
  email ? readEmail(typed) === email : typed.trim() === username

/** Deletes waiting mails to this address that were requested without signing in. */
async function dropMails(tx: Database, email: string | null): Promise<void> {
  if (!email) return
  const waiting = await tx
    .selectFrom('job')
    .select(['id', 'payload'])
    .where('userId', 'is', null)
    .execute()
  const about = waiting.filter(({ payload }) => JSON.parse(payload).email === email)
  if (about.length === 0) return
  const ids = about.map(({ id }) => id)
  await tx.deleteFrom('job').where('id', 'in', ids).execute()
}
