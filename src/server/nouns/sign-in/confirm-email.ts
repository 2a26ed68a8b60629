import { sql } from 'kysely'
import { EMAIL_TAKEN, mailboxOf } from '#domain/people/person.ts'
import type { Database } from '#server/base/db/database.ts'
import { refuse } from '#server/base/refuse.ts'
import type { Seal } from '#server/base/seal.ts'
import { type Account, findByClaim } from '#server/people/account.repository.ts'
import { closeAllDoors, closeDoorsOfOthers } from '#server/people/doors.ts'
import { resumeTrial } from '#server/people/used-trial.ts'

/** Who proved to read the mail: somebody who sat in the account already, or somebody who comes from outside. */
type ProvedBy = 'inside' | 'outside'

/**
 * Makes an email belong to one account, after its owner proved to read it. Whoever sat in this account
 * before is out, and with them every door they may have left open. Other accounts that only typed the same email
 * lose it, and their trials count for nobody: a stranger may have begun them. So does the trial of an unclaimed
 * account that its owner opens from outside.
 */
export async function confirmEmail(
  tx: Database,
  seal: Seal,
  userId: number,
  email: string,
  now: number,
  provedBy: ProvedBy = 'outside',
): Promise<Account> {
  const owner = await findByClaim(tx, email)
  if (owner && owner.id !== userId) return refuse('conflict', EMAIL_TAKEN)
  const earliest = await findEarliestTrial(tx, email, provedBy === 'inside' ? userId : null)
  const trialSince = Math.min(now, earliest ?? now)
  await tx
    .updateTable('user')
    .set({ email: null })
    .where('email', '=', email)
    .where('id', '!=', userId)
    .execute()
  await (provedBy === 'inside' ? closeDoorsOfOthers : closeAllDoors)(tx, userId)
  const confirmed = await tx
    .updateTable('user')
    .set({ email, claimedEmail: email, emailConfirmedAt: now, trialSince })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return resumeTrial(tx, seal, confirmed, email, now)
}

/**
 * When anybody who reads the same mailbox first began, or whoever sits in this account: a label after a plus sign makes
 * no new person.
 */
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
