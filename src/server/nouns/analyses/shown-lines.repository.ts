import { NOT_TWICE_WITHIN, type ShownLine } from '#domain/situation/shown-line.ts'
import type { Database } from '#server/base/db/database.ts'
import type { OwnerId } from '#server/base/owner.ts'

/** What a person has read in the last thirty days, but for this situation: it keeps its own lines when it is written anew. */
export const listShown = (
  db: Database,
  owner: OwnerId,
  situationId: number | null,
  now: number,
): Promise<ShownLine[]> =>
  db
    .selectFrom('shownLine')
    .select(['kind', 'lineKey'])
    .where('userId', '=', owner)
    .where('situationId', '!=', situationId ?? 0)
    .where('expiresAt', '>', now)
    .orderBy('shownAt')
    .orderBy('lineKey')
    .execute()

export async function keepShown(
  tx: Database,
  owner: OwnerId,
  situationId: number,
  lines: readonly ShownLine[],
  now: number,
): Promise<void> {
  const shown = { situationId, shownAt: now, expiresAt: now + NOT_TWICE_WITHIN }
  for (const { kind, lineKey } of lines)
    await tx
      .insertInto('shownLine')
      .values({ ...shown, kind, lineKey, userId: owner })
      .onConflict((same) => same.columns(['userId', 'kind', 'lineKey']).doUpdateSet(shown))
      .execute()
}
