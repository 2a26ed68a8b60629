import { mailboxOf } from '#domain/people/person.ts'
import { USED_TRIAL_KEPT } from '#domain/people/trial.ts'
import type { Seal } from '#server/base/seal.ts'
import type { Services } from '#server/outside/services.ts'
import type { Account } from './account.repository.ts'

type Needs = Pick<Services, 'db' | 'seal' | 'now'>
type Used = Pick<Account, 'trialSince' | 'analysesMade'>

const hashOf = (seal: Seal, email: string): string => seal.hash('used trial', mailboxOf(email))

/**
 * Records a mailbox's used trial before its account is deleted. Only for a confirmed email, so that signing up with
 * another person's address doesn't use up their trial.
 */
export async function rememberTrial(
  tx: Needs,
  { claimedEmail, trialSince, analysesMade }: Pick<Account, 'claimedEmail'> & Used,
): Promise<void> {
  if (!claimedEmail) return
  const mailboxHash = hashOf(tx.seal, claimedEmail)
  const before = await recallTrial(tx, claimedEmail)
  const used = {
    trialSince: Math.min(trialSince, before?.trialSince ?? trialSince),
    analysesMade: Math.max(analysesMade, before?.analysesMade ?? 0),
    expiresAt: tx.now() + USED_TRIAL_KEPT,
  }
  await tx.db
    .insertInto('usedTrial')
    .values({ mailboxHash, ...used })
    .onConflict((conflict) => conflict.column('mailboxHash').doUpdateSet(used))
    .execute()
}

/** Finds what a deleted account of this mailbox had used, until that record expires. */
export const recallTrial = ({ db, seal, now }: Needs, email: string): Promise<Used | undefined> =>
  db
    .selectFrom('usedTrial')
    .select(['trialSince', 'analysesMade'])
    .where('mailboxHash', '=', hashOf(seal, email))
    .where('expiresAt', '>', now())
    .executeTakeFirst()

/** Continues the trial of an earlier account. */
export async function resumeTrial(tx: Needs, account: Account, email: string): Promise<Account> {
  const used = await recallTrial(tx, email)
  if (!used) return account
  return tx.db
    .updateTable('user')
    .set({
      trialSince: Math.min(account.trialSince, used.trialSince),
      analysesMade: Math.max(account.analysesMade, used.analysesMade),
    })
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
