import { CYCLES, type Showings } from '#domain/steps/asking.ts'
import { DAY } from '#domain/values/duration.ts'
import type { Database } from '#server/base/db/database.ts'
import { ownRows, saveOwn } from '#server/base/db/own-row.ts'
import type { OwnerId } from '#server/base/owner.ts'
import type { Services } from '#server/outside/services.ts'

/** Longer than any question is asked. */
const KEPT = CYCLES.weigh.until + 30 * DAY
/** The key for pausing all rating questions. */
const WEIGHING = 'weigh'
/** More than a person is asked in that time. */
const MAX_KEPT = 500

export async function listShowings(db: Database, owner: OwnerId, now: number): Promise<Showings> {
  const rows = await ownRows(db, owner, 'shownQuestion')
    .select(['questionKey', 'shownAt'])
    .where('expiresAt', '>', now)
    .limit(MAX_KEPT)
    .execute()
  return new Map(rows.map((it) => [it.questionKey, JSON.parse(it.shownAt) as number[]]))
}

/** Records a showing, at most once a day. `today` is the start of the day in the person's zone. */
export async function saveShowing(
  { db, now }: Services,
  owner: OwnerId,
  key: string,
  today: number,
): Promise<void> {
  const shown = await listShowings(db, owner, now())
  const known = shown.get(key) ?? []
  if (shown.size < MAX_KEPT && !known.some((at) => at >= today))
    await keep(db, owner, key, { shownAt: [...known, now()], expiresAt: now() + KEPT })
}

export const restWeighing = ({ db, now }: Services, owner: OwnerId): Promise<void> =>
  keep(db, owner, WEIGHING, { shownAt: [], expiresAt: now() + CYCLES.weigh.rests })

export const isWeighingResting = (shown: Showings): boolean => shown.has(WEIGHING)

async function keep(
  db: Database,
  owner: OwnerId,
  questionKey: string,
  { shownAt, expiresAt }: { shownAt: readonly number[]; expiresAt: number },
): Promise<void> {
  const row = { shownAt: JSON.stringify(shownAt), expiresAt }
  await saveOwn(db, 'shownQuestion', owner, { questionKey }, row)
}
