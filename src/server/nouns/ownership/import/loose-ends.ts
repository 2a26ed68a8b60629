import { wordKey } from '#domain/emotion/word.ts'
import { nameKey } from '#domain/self-map/self-map.ts'
import {
  NOT_AN_EXPORT,
  type Restorable,
  type RestoredSection,
} from '#domain/sharing/export-file.ts'
import { refuse } from '#server/base/refuse.ts'

/** The columns that refer to a row of another section. */
export const BELONGS_TO = {
  situationId: 'situations',
  analysisId: 'analyses',
  stepId: 'steps',
  forecastId: 'forecasts',
  experimentId: 'experiments',
} as const satisfies Record<string, RestoredSection>

/** The unique keys of each section, besides the id. */
const ONCE: { [Section in RestoredSection]?: (row: Restorable[Section][number]) => unknown[] } = {
  items: ({ category, name }) => [category, nameKey(name)],
  examples: ({ itemId }) => [itemId],
  relationships: (it) => [it.sourceItemId, it.targetItemId, it.relationshipType],
  hiddenExampleRelationships: ({ relationshipId }) => [relationshipId],
  situations: ({ draftId, id }) => [draftId ?? id],
  situationItems: ({ situationId, position }) => [situationId, position],
  situationAnswers: ({ situationId, question }) => [situationId, question],
  analysisEmotions: ({ analysisId, position }) => [analysisId, position],
  analysisEquations: ({ analysisId, position }) => [analysisId, position],
  followUps: ({ stepId, round }) => [stepId, round],
  forecastItems: ({ forecastId, position }) => [forecastId, position],
  tosses: ({ situationId, id }) => [situationId ?? -id],
  declinedNames: ({ name }) => [name],
  loopRests: ({ itemCategory, itemName, category }) => [itemCategory, itemName, category],
  ownWords: ({ word }) => [wordKey(word)],
  letters: ({ week }) => [week],
}

type Row = { id?: number } & { [column in keyof typeof BELONGS_TO]?: number | null }

/** Refuses a file with dangling references or duplicates. */
export function refuseLooseEnds(file: Restorable): void {
  const known = Object.entries(BELONGS_TO).map(
    ([column, section]) =>
      [column as keyof typeof BELONGS_TO, new Set(file[section].map(({ id }) => id))] as const,
  )
  const isWhole = (row: Row) =>
    known.every(([column, ids]) => row[column] == null || ids.has(row[column]))
  const isInOrder = Object.entries<object[]>(file).every(([section, found]) => {
    const rows: Row[] = found
    const keyOf = ONCE[section as RestoredSection] as ((row: Row) => unknown[]) | undefined
    return (
      rows.every(isWhole) &&
      isDistinct(rows.flatMap(({ id }) => id ?? [])) &&
      (!keyOf || isDistinct(rows.map((row) => JSON.stringify(keyOf(row)))))
    )
  })
  const isMeant =
    file.mapChanges.every((it) =>
      isTie(it)
        ? it.otherItemId !== null && it.relationshipType !== null
        : it.name !== null && it.category !== null && it.attachmentPower !== null,
    ) && file.relationships.every(({ sourceItemId, targetItemId }) => sourceItemId !== targetItemId)
  if (!isInOrder || !isMeant) refuse('invalid', NOT_AN_EXPORT)
}

const isTie = ({ kind }: { kind: string }): boolean => kind === 'tied' || kind === 'untied'

const isDistinct = (keys: readonly (string | number)[]): boolean =>
  new Set(keys).size === keys.length
