import type { Restorable } from '#domain/sharing/export-file.ts'
import { wordsToWatch } from '#domain/situation/situation.ts'
import { situationWords } from '#domain/situation/situation-words.ts'
import { detectCrisis } from '#engine/danger/crisis.ts'

/**
 * How many analyses of a file count against the plan. We look ourselves: those about danger to life never
 * count, nor do those of notes and check-ins; all others do, whatever the file says.
 */
export function countImported({ situations, situationItems, analyses }: Restorable): number {
  const items = Map.groupBy(situationItems, ({ situationId }) => situationId)
  const uncounted = new Set(
    situations
      .filter((told) => {
        if (told.kind !== null) return true
        const words = wordsToWatch({ ...situationWords(told), items: items.get(told.id) ?? [] })
        return detectCrisis(words).isCrisis
      })
      .map(({ id }) => id),
  )
  return analyses.filter(({ situationId }) => !uncounted.has(situationId)).length
}
