import type { Tables } from '#server/base/db/schema.ts'
import type { Services } from '#server/outside/services.ts'
import { TABLES } from './tables.ts'

/** Deletes expired rows, so that nothing is stored longer than needed. */
export async function sweep({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  for (const [table, { endsAt }] of Object.entries(TABLES)) {
    if (!endsAt) continue
    await db
      .deleteFrom(table as keyof Tables & 'session')
      .where(endsAt as 'expiresAt', '<=', now())
      .execute()
  }
}
