import { statfs } from 'node:fs/promises'
import type { Database } from '#server/base/db/database.ts'

/** How the kinds of work begin that are counted apart. */
const BEGINNINGS = { all: '', mails: 'mail', webhooks: 'call_webhook' } as const

/** Work that is due and not done, and since when the oldest of it waits. */
export async function waitingWork(db: Database, kind: keyof typeof BEGINNINGS, now: number) {
  const { count, since } = await db
    .selectFrom('job')
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('runAt').as('since')])
    .where('kind', 'like', `${BEGINNINGS[kind]}%`)
    .where('runAt', '<=', now)
    .executeTakeFirstOrThrow()
  return { count: Number(count), since: since === null ? null : Number(since) }
}

/** In bytes, on the disk of a folder; null where the folder is not there. */
export async function diskOf(folder: string): Promise<{ free: number; size: number } | null> {
  const found = await statfs(folder).catch(() => null)
  return found && { free: found.bavail * found.bsize, size: found.blocks * found.bsize }
}
