import type { Restorable } from '#domain/export-file.ts'
import { wordsToWatch } from '#domain/situation.ts'
import { detectCrisis } from '#engine/crisis.ts'

/**
 * How many analyses of a file count against the plan. We look ourselves: those about danger to life never
 * count, all others do, whatever the file says.
 */
export function countAnalyses({ situations, situationItems, analyses }: Restorable): number {
  const items = Map.groupBy(situationItems, ({ situationId }) => situationId)
  const inDanger = new Set(
    situations
      .filter((told) => {
        const words = wordsToWatch({ ...told, items: items.get(told.id) ?? [] })
        return detectCrisis(words).isCrisis
      })
      .map(({ id }) => id),
  )
  return analyses.filter(({ situationId }) => !inDanger.has(situationId)).length
}
