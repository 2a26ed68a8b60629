import { CYCLES, type Showings } from '#domain/steps/asking.ts'
import { DAY } from '#domain/values/duration.ts'
import { ownRows, saveOwn } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'

/** Longer than any question is asked. */
const KEPT = CYCLES.weigh.until + 30 * DAY
/** The key for pausing all rating questions. */
const WEIGHING = 'weigh'
/** More than a person is asked in that time. */
const MAX_KEPT = 500

export async function listShowings(own: Own): Promise<Showings> {
  const rows = await ownRows(own, 'shownQuestion')
    .select(['questionKey', 'shownAt'])
    .where('expiresAt', '>', own.now())
    .limit(MAX_KEPT)
    .execute()
  return new Map(rows.map((it) => [it.questionKey, JSON.parse(it.shownAt) as number[]]))
}

/** Records a showing, at most once a day. `today` is the start of the day in the person's zone. */
export async function saveShowing(own: Own, key: string, today: number): Promise<void> {
  const shown = await listShowings(own)
  const known = shown.get(key) ?? []
  if (shown.size < MAX_KEPT && !known.some((at) => at >= today))
    await keep(own, key, [...known, own.now()], KEPT)
}

export const restWeighing = (own: Own): Promise<void> => keep(own, WEIGHING, [], CYCLES.weigh.rests)

export const isWeighingResting = (shown: Showings): boolean => shown.has(WEIGHING)

function keep(own: Own, questionKey: string, shownAt: number[], life: number): Promise<void> {
  const row = { shownAt: JSON.stringify(shownAt), expiresAt: own.now() + life }
  return saveOwn(own, 'shownQuestion', { questionKey }, row)
}
