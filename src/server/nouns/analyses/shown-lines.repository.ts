import { NOT_TWICE_WITHIN, type SaidLine, type ShownLine } from '#domain/situation/shown-line.ts'
import type { Database } from '#server/base/db/database.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import type { OwnerId } from '#server/base/owner.ts'

/** Lists the lines shown in the last thirty days. */
export const listShownLines = (db: Database, owner: OwnerId, now: number): Promise<SaidLine[]> =>
  ownRows(db, owner, 'shownLine')
    .select(['kind', 'lineKey', 'situationId'])
    .where('expiresAt', '>', now)
    .orderBy('shownAt')
    .orderBy('lineKey')
    .execute()

export async function keepShownLines(
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
