import type { Database } from '#server/base/db/database.ts'
import { ownRows } from '#server/base/db/own-row.ts'
import type { OwnerId } from '#server/base/owner.ts'

export type Shown = { shownOn: number[]; isDenied: boolean }

/** Lists the sentences shown on the dashboard, and those the person denied. */
export async function listShown(db: Database, owner: OwnerId): Promise<Map<string, Shown>> {
  const rows = await ownRows(db, owner, 'toldSentence')
    .select(['sentenceKey', 'shownOn', 'deniedAt'])
    .execute()
  return new Map(
    rows.map(({ sentenceKey, shownOn, deniedAt }) => [
      sentenceKey,
      { shownOn: JSON.parse(shownOn) as number[], isDenied: deniedAt !== null },
    ]),
  )
}

/** `shownOn` holds days since 1970 in the person's zone. */
export async function keepShown(
  db: Database,
  owner: OwnerId,
  sentenceKey: string,
  { shownOn, deniedAt }: { shownOn: readonly number[]; deniedAt: number | null },
): Promise<void> {
  const kept = { shownOn: JSON.stringify(shownOn), deniedAt }
  await db
    .insertInto('toldSentence')
    .values({ userId: owner, sentenceKey, ...kept })
    .onConflict((conflict) => conflict.columns(['userId', 'sentenceKey']).doUpdateSet(kept))
    .execute()
}
