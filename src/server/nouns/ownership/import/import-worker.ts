/** Reads an export file in a worker thread, so that the server keeps answering. */
import { workerData } from 'node:worker_threads'
import type { ImportResult, Restorable } from '#domain/sharing/export-file.ts'
import { wordsToWatch } from '#domain/situation/situation.ts'
import { situationWords } from '#domain/situation/situation-words.ts'
import { detectCrisis } from '#engine/danger/crisis.ts'
import { UNREADABLE } from '#server/base/json/json-text.ts'
import { answerReader } from '#server/base/reading/read-in-worker.ts'
import { refuse } from '#server/base/refuse.ts'
import { refuseLooseEnds } from './loose-ends.ts'
import { readFile, withDirectFigures } from './read-file.ts'

export type Facts = ImportResult & { counted: number }

const ROWS_AT_ONCE = 200
/** Fewer rows per batch if their texts are long. */
const WEIGHT_AT_ONCE = 50

const { bytes, now } = workerData as { bytes: Uint8Array; now: number }

answerReader<Facts, Restorable>(
  () => {
    const whole = readFile(decoded(bytes), now)
    refuseLooseEnds(whole)
    const file = withDirectFigures(whole)
    const { items, relationships, situations, analyses } = file
    return {
      facts: {
        items: items.length,
        relationships: relationships.length,
        situations: situations.length,
        analyses: analyses.length,
        counted: countImported(file),
      },
      lists: file,
    }
  },
  (section) => (section === 'analyses' ? WEIGHT_AT_ONCE : ROWS_AT_ONCE),
)

function decoded(text: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(text)
  } catch {
    return refuse('invalid', UNREADABLE)
  }
}

/**
 * Counts the analyses that count against the plan, regardless of the file's flags. Those about danger to life, notes
 * and check-ins don't.
 */
function countImported({ situations, situationItems, analyses }: Restorable): number {
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
