import { type Selectable, sql } from 'kysely'
import { MINUTE } from '#domain/values/duration.ts'
import type { Database } from '#server/base/db/database.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import type { Tables } from '#server/base/db/schema.ts'
import type { Own, Store } from '#server/base/owner.ts'
import type { JobKind, JobPayloads } from './job-payloads.ts'

export type Job = Selectable<Tables['job']>

/** The time after which another process may take over a job. */
const CLAIM = MINUTE

/** Adds a job. Inside a transaction it is added only on commit; a job with a `userId` is deleted with the account. */
export async function addJob<Kind extends JobKind>(
  { db, now }: Store,
  kind: Kind,
  payload: JobPayloads[Kind],
  runAt = now(),
): Promise<void> {
  const userId = 'userId' in payload ? payload.userId : null
  await db
    .insertInto('job')
    .values({ kind, payload: JSON.stringify(payload), runAt, createdAt: now(), userId })
    .execute()
}

/** Codes that a person waits for at a form. Existing accounts come before sign-ups. */
const OWN_CODES: readonly JobKind[] = ['mail_sign_in_code', 'mail_proof_code']
const SIGN_UP_CODES: readonly JobKind[] = ['mail_confirmation_code']

/**
 * Claims the next job: one that sends a code if there is one, else the oldest. If two processes race for a job, the
 * update lets one of them win, and the other tries the next job.
 */
export async function claimJob(db: Database, now: number): Promise<Job | undefined> {
  for (;;) {
    const next = await db
      .selectFrom('job')
      .select('id')
      .where('runAt', '<=', now)
      .where('claimedUntil', '<=', now)
      .orderBy(
        sql`case when kind in (${sql.join(OWN_CODES)}) then 0 when kind in (${sql.join(SIGN_UP_CODES)}) then 1 else 2 end`,
      )
      .orderBy('runAt')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!next) return undefined
    const job = await db
      .updateTable('job')
      .set(({ eb }) => ({ claimedUntil: now + CLAIM, tries: eb('tries', '+', 1) }))
      .where('id', '=', next.id)
      // Another process may have tried and postponed it since.
      .where('runAt', '<=', now)
      .where('claimedUntil', '<=', now)
      .returningAll()
      .executeTakeFirst()
    if (job) return job
  }
}

/** Returns true if the job still existed. */
export async function removeJob(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('job')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Lists one person's waiting jobs. */
export async function listWaiting<Kind extends JobKind>(
  own: Own,
  kind: Kind,
): Promise<{ id: number; payload: JobPayloads[Kind] }[]> {
  const rows = await ownRows(own, 'job')
    .select(['id', 'payload'])
    .where('kind', '=', kind)
    .execute()
  return rows.map(({ id, payload }) => ({ id, payload: JSON.parse(payload) }))
}

export async function postponeJob(db: Database, id: number, runAt: number): Promise<void> {
  await db.updateTable('job').set({ runAt, claimedUntil: 0 }).where('id', '=', id).execute()
}
