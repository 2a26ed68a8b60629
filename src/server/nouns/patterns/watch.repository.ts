import { changesSoFar, lookDay, type ReplicatedChange } from '#domain/findings/change.ts'
import type { Observation } from '#domain/findings/observation.ts'
import { UNWATCHED, type Watch, watchOn } from '#domain/findings/replicated-findings.ts'
import { findOwn, saveOwn } from '#server/base/db/own-row.ts'
import type { Own } from '#server/base/owner.ts'

type StoredWatch = { watch: Watch; strengths?: { on: number; told: ReplicatedChange[] } }

async function findSeen(own: Own): Promise<StoredWatch> {
  const row = await findOwn(own, 'diaryWatch', {})
  return row ? (JSON.parse(row.seen) as StoredWatch) : { watch: UNWATCHED }
}

/** Ignores a failed write, for example on a full disk, because the watch can be computed again. */
async function saveWatch(own: Own, seen: StoredWatch): Promise<void> {
  const kept = { seen: JSON.stringify(seen) }
  await saveOwn(own, 'diaryWatch', {}, kept).catch(() => undefined)
}

/** Continues the watch with entries written since the last time, and saves it. Named findings keep their place. */
export async function watch(own: Own, life: readonly Observation[]): Promise<Watch> {
  const seen = await findSeen(own)
  const { size, lastId } = seen.watch
  if (size === life.length && lastId === (life.at(-1)?.id ?? 0)) return seen.watch
  const after = watchOn(life, seen.watch)
  await saveWatch(own, { ...seen, watch: after })
  return after
}

/** The days a change is shown. */
const CHANGE_STANDS = 56

/** Looks for changes every four weeks only. */
export async function changesOf(
  own: Own,
  life: readonly Observation[],
  today: number,
): Promise<ReplicatedChange[]> {
  const on = lookDay(life, today)
  if (on === null) return []
  const seen = await findSeen(own)
  const told = seen.strengths?.on === on ? seen.strengths.told : changesSoFar(life, on)
  if (seen.strengths?.on !== on) await saveWatch(own, { ...seen, strengths: { on, told } })
  return told.filter(({ toldOn }) => today - toldOn < CHANGE_STANDS)
}
