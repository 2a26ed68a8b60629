import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'kysely'
import type { Database } from '#server/base/db/database.ts'
import { RefusalError, refuse } from '#server/base/refuse.ts'
import type { Seal } from '#server/base/seal.ts'

/** At most `most` uses `within` so many milliseconds (a day at the longest: then the counter is forgotten). */
export type Rate = {
  name: string
  most: number
  within: number
  /** What is said where it is used up, in seconds until it starts anew; without it a general word. */
  usedUp?: (secondsLeft: number) => string
  /** By network: how many uses from the larger ones around it, which one person may own as well. */
  wider?: readonly number[]
}

type Needs = { db: Database; seal: Seal; now: () => number }

/** What is left of a rate after this use; in seconds until it starts anew. */
export type Counted = { rate: Rate; left: number; resetsIn: number }

/** What was counted while one request was answered, so that its reply can say how much is left. */
export const countedCalls = new AsyncLocalStorage<Counted[]>()

const TOO_MANY = 'That’s a bit much at once. Please wait a while and try again.'

/**
 * Counts one use by `subject` and says whether it still fits. The count is kept in the database, so it
 * survives a restart and holds for all processes; the subject only as a keyed hash.
 */
export async function countUse(
  { db, seal, now }: Needs,
  { name, most, within }: Rate,
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
  return { ...counter, fits: counter.used <= most }
}

/** Counts one use and refuses it when it is one too many. */
export async function withinRate(needs: Needs, rate: Rate, subject: string): Promise<void> {
  const { fits, used, resetsAt } = await countUse(needs, rate, subject)
  const retryAfterSeconds = Math.max(1, Math.ceil((resetsAt - needs.now()) / 1000))
  countedCalls
    .getStore()
    ?.push({ rate, left: Math.max(0, rate.most - used), resetsIn: retryAfterSeconds })
  if (fits) return
  refuse('too_many', rate.usedUp?.(retryAfterSeconds) ?? TOO_MANY, { retryAfterSeconds })
}

/** The same for what must work on a full disk, where nothing can be counted. */
export const withinRateIfCounted = (...use: Parameters<typeof withinRate>): Promise<void> =>
  withinRate(...use).catch(unlessRefused)

export function unlessRefused(error: unknown): void {
  if (error instanceof RefusalError) throw error
}

/** The same by network, from the smallest to the largest that is counted. */
export async function withinNetworkRate(
  needs: Needs,
  rate: Rate,
  networks: readonly string[],
): Promise<void> {
  for (const [at, most] of [rate.most, ...(rate.wider ?? [])].entries()) {
    const network = networks[at]
    if (network) await withinRate(needs, { ...rate, most }, network)
  }
}

/** How often it was used and since when that is counted, without counting a use. */
export async function usesOf({ db, seal, now }: Needs, rate: Rate, subject: string) {
  const counter = await db
    .selectFrom('rateCounter')
    .select(['used', 'resetsAt'])
    .where('key', '=', keyOf(seal, rate.name, subject))
    .where('resetsAt', '>', now())
    .executeTakeFirst()
  return { used: counter?.used ?? 0, since: counter ? counter.resetsAt - rate.within : null }
}

/** Whether nothing is left, without counting a use. */
export const isUsedUp = async (needs: Needs, rate: Rate, subject: string): Promise<boolean> =>
  (await usesOf(needs, rate, subject)).used >= rate.most

/** Lets a count that is used up stay so for its whole time from now. */
export async function holdUsedUp({ db, seal, now }: Needs, rate: Rate, subject: string) {
  await db
    .updateTable('rateCounter')
    .set({ resetsAt: now() + rate.within })
    .where('key', '=', keyOf(seal, rate.name, subject))
    .execute()
}

/** Starts the count again: what was counted turned out well. */
export async function forgetUses({ db, seal }: Needs, rate: Rate, subject: string): Promise<void> {
  const key = keyOf(seal, rate.name, subject)
  await db.deleteFrom('rateCounter').where('key', '=', key).execute()
}

const keyOf = (seal: Needs['seal'], name: string, subject: string) =>
  seal.hash('rate', `${name}\0${subject}`)
