import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import type { Database } from '#server/base/db/database.ts'
import { RefusalError, refuse } from '#server/base/refuse.ts'
import type { Seal } from '#server/base/seal.ts'

/** Up to `max` uses in `within` milliseconds (a day at most, because counters are then deleted). */
export type Rate = {
  name: string
  max: number
  within: number
  /** The message when it is used up, given the seconds until the reset. Defaults to `TOO_MANY`. */
  usedUp?: (secondsLeft: number) => string
  /** The limits for the larger networks around an address, which one person may own as well. */
  wider?: readonly number[]
}

type Needs = { db: Database; seal: Seal; now: () => number }

/** The uses left, and the seconds until the reset. */
export type RateState = { rate: Rate; left: number; resetsIn: number }

/** The rates counted during one request, for its reply headers. */
export const countedCalls = new AsyncLocalStorage<RateState[]>()

const TOO_MANY = 'That’s a lot at once. Please wait a while and try again.'

/**
 * Counts one use by `subject` and returns whether it fits. The database stores the count, so it survives restarts and
 * covers all processes; the subject is a keyed hash.
 */
export async function countUse(
  { db, seal, now }: Needs,
  { name, max, within }: Rate,
  subject: string,
): Promise<{ fits: boolean; used: number; resetsAt: number }> {
  const at = now()
  const hasEnded = sql<boolean>`rate_counter.resets_at <= ${at}`
  const counter = await db
    .insertInto('rateCounter')
    .values({ key: keyOf(seal, name, subject), used: 1, resetsAt: at + within })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql`case when ${hasEnded} then 1 else rate_counter.used + 1 end`,
        resetsAt: sql`case when ${hasEnded} then excluded.resets_at else rate_counter.resets_at end`,
      }),
    )
    .returning(['used', 'resetsAt'])
    .executeTakeFirstOrThrow()
  return { ...counter, fits: counter.used <= max }
}

/** Counts one use and refuses it if it exceeds the rate. */
export async function withinRate(needs: Needs, rate: Rate, subject: string): Promise<void> {
  const { fits, used, resetsAt } = await countUse(needs, rate, subject)
  const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt - needs.now()) / 1000))
  countedCalls
    .getStore()
    ?.push({ rate, left: Math.max(0, rate.max - used), resetsIn: retryAfterSeconds })
  if (fits) return
  refuse('too_many', rate.usedUp?.(retryAfterSeconds) ?? TOO_MANY, { retryAfterSeconds })
}

/** Lets a use pass if counting it fails, such as on a full disk. */
export function unlessRefused(error: unknown): void {
  if (error instanceof RefusalError) throw error
}

/** Like `withinRate`, for each network from the smallest to the largest. */
export async function withinNetworkRate(
  needs: Needs,
  rate: Rate,
  networks: readonly string[],
): Promise<void> {
  for (const [at, max] of [rate.max, ...(rate.wider ?? [])].entries()) {
    const network = networks[at]
    if (network) await withinRate(needs, { ...rate, max: max }, network)
  }
}

/** Returns the uses and the start of the count, without counting one. */
export async function usesOf({ db, seal, now }: Needs, rate: Rate, subject: string) {
  const counter = await db
    .selectFrom('rateCounter')
    .select(['used', 'resetsAt'])
    .where('key', '=', keyOf(seal, rate.name, subject))
    .where('resetsAt', '>', now())
    .executeTakeFirst()
  return { used: counter?.used ?? 0, since: counter ? counter.resetsAt - rate.within : null }
}

/** True if nothing is left, without counting a use. */
export const isUsedUp = async (needs: Needs, rate: Rate, subject: string): Promise<boolean> =>
  (await usesOf(needs, rate, subject)).used >= rate.max

/** Extends a used-up count for its full time from now. */
export async function holdUsedUp({ db, seal, now }: Needs, rate: Rate, subject: string) {
  await db
    .updateTable('rateCounter')
    .set({ resetsAt: now() + rate.within })
    .where('key', '=', keyOf(seal, rate.name, subject))
    .execute()
}

/** Resets the count after a success. */
export async function forgetUses({ db, seal }: Needs, rate: Rate, subject: string): Promise<void> {
  const key = keyOf(seal, rate.name, subject)
  await db.deleteFrom('rateCounter').where('key', '=', key).execute()
}

const keyOf = (seal: Needs['seal'], name: string, subject: string) =>
  seal.hash('rate', `${name}\0${subject}`)
