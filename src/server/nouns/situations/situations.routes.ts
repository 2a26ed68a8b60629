import { situations } from '#contract/situations.ts'
import type { Situation } from '#domain/situation/situation.ts'
import { findOwn, ownRows } from '#server/base/db/own-row.ts'
import { type Own, ownerOf } from '#server/base/owner.ts'
import { refuseAsMissing } from '#server/base/refuse.ts'
import type { Sealing } from '#server/base/undo.ts'
import { routesOf } from '#server/http/serve.ts'
import { withinRate } from '#server/outside/rate/rate-limit.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { removedRows } from '#server/people/removed-rows.ts'
import { addSituation, changeDate, WRITTEN } from './add-situation.ts'
import { listSituations } from './list-situations.ts'
import { findExampleSituation, findSituation } from './situations.repository.ts'

export const situationRoutes = routesOf(situations, (services) => ({
  list: ({ own, query }) => listSituations(own, query),
  add: async ({ own, owner, body }) => {
    await withinRate(services, WRITTEN, String(owner))
    return addSituation(own, body)
  },
  get: async ({ user, params }) => {
    const example = findExampleSituation(params.id)
    if (example) return example
    const own = { ...services, owner: ownerOf(user) }
    return (await findSituation(own, { id: params.id })) ?? refuseAsMissing()
  },
  date: ({ own, params, body }) => changeDate(own, params.id, body.happenedAt),
  remove: ({ own, params }) => removedSituation.remove(own, params.id),
  restore: ({ own, body }) => restoreSituation(own, body.undo),
}))

/** The tables are restored in this order. */
const removedSituation = removedRows('situation undo', [
  { table: 'situation', by: 'id' },
  { table: 'situationItem', by: 'situationId' },
  { table: 'proposal', by: 'situationId' },
  { table: 'situationAnswer', by: 'situationId' },
  { table: 'analysis', by: 'situationId' },
  { table: 'analysisEmotion', by: 'analysisId', of: 'analysis' },
  { table: 'analysisEquation', by: 'analysisId', of: 'analysis' },
  { table: 'step', by: 'situationId' },
  { table: 'followUp', by: 'stepId', of: 'step' },
  { table: 'weighing', by: 'situationId' },
  { table: 'exercise', by: 'situationId' },
  { table: 'secondLook', by: 'situationId' },
  { table: 'toss', by: 'situationId', isLoose: true },
])

/** Restores a deleted situation unchanged. Idempotent. */
function restoreSituation(own: Sealing, undo: string): Promise<Situation> {
  const { id, rows } = removedSituation.unpack(own, undo)
  return withPersonLocked(own, async (tx) => {
    const isBack = await findSituation(tx, { id })
    if (isBack) return isBack
    for (const row of rows.situation) {
      // Deleted before `happenedAt` existed.
      row.happenedAt ??= row.createdAt ?? null
      // The note is restored without its import if that was undone since.
      const importId = Number(row.importId ?? 0)
      row.importId = (await findOwn(tx, 'journalImport', { id: importId }))?.id ?? null
      // The same draft may have been saved again since. Both stay.
      const draftId = String(row.draftId ?? '')
      if (draftId && (await findSituation(tx, { draftId }))) row.draftId = null
    }
    rows.toss = await standingTosses(tx, rows.toss)
    await removedSituation.put(tx.db, rows)
    return (await findSituation(tx, { id })) ?? refuseAsMissing()
  })
}

/** Restores a toss only if its experiment still exists. */
async function standingTosses<Row extends Record<string, unknown>>(
  own: Own,
  tosses: Row[],
): Promise<Row[]> {
  const found = await ownRows(own, 'experiment').select('id').execute()
  const standing = new Set(found.map(({ id }) => Number(id)))
  return tosses.filter(({ experimentId }) => standing.has(Number(experimentId)))
}
