import fc from 'fast-check'
import { EMOTION_CATEGORIES } from '#domain/emotion/emotion.ts'
import { RELATIONSHIP_TYPES } from '#domain/self-map/relationship.ts'
import { EXPORT_FORMAT, EXPORT_VERSION } from '#domain/sharing/export-file.ts'
import type { Findings } from '#domain/situation/analysis.ts'

type Row = Record<string, unknown>

const WHEN = '2026-01-02T03:04:05.000Z'

/** A file as it is downloaded, with whatever a test leaves out filled in plainly. */
export const fileOf = (data: Record<string, Row[]>) => ({
  format: EXPORT_FORMAT,
  version: EXPORT_VERSION,
  exportedAt: WHEN,
  data: Object.fromEntries(
    Object.entries(data).map(([section, rows]) => [
      section,
      rows.map((row) => ({ ...PLAIN[section], ...row })),
    ]),
  ),
})

const PLAIN: Record<string, Row> = {
  situations: { draftId: null, createdAt: WHEN },
  analyses: { engine: 'embedded', isCounted: true, isCorrected: false, createdAt: WHEN },
}

export const plainFindings = (more: Partial<Findings> = {}): Findings => ({
  engine: 'embedded',
  reading: 'A reading.',
  emotions: [],
  perceptions: [],
  expectations: [],
  recommendations: [],
  questions: [],
  equations: [],
  ...more,
})

const often = <Value>(value: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 80, arbitrary: value }, { weight: 1, arbitrary: odd })
const text = (minLength: number, maxLength: number) =>
  often(
    fc.oneof(
      fc.lorem({ maxCount: 3 }).map((words) => words.padEnd(minLength, '.').slice(0, maxLength)),
      fc.constantFrom('👩‍👩‍👧'.repeat(minLength), '\u0301'.repeat(maxLength), '<script>alert(1)'),
    ),
    fc.string({ minLength, maxLength, unit: 'binary' }),
  )
const dayFrom = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((date) => date.toISOString())
const moment = often(dayFrom('1990-01-02', '2026-11-01'), dayFrom('0001-01-01', '9999-01-01'))
const number = (min: number, max: number) =>
  often(
    fc.double({ min, max, noNaN: true }),
    fc.constantFrom(min - 1, max + 1, 800, -361, 1e300, -0, 5e-324),
  )
const place = fc.option(number(-360, 720))
const word = text(1, 40)
const id = fc.integer({ min: 1, max: 5 })
const itemId = often(fc.integer({ min: -9, max: 6 }), fc.constantFrom(2 ** 31 - 1, -(2 ** 31)))
const share = number(0, 1)
const emotion = fc.constantFrom(...EMOTION_CATEGORIES)

const list = (row: Record<string, fc.Arbitrary<unknown>>, key: (row: Row) => string) =>
  fc.uniqueArray(fc.record(row) as fc.Arbitrary<Row>, { maxLength: 4, selector: key })

const findings = fc
  .record({ reading: word, name: word, category: emotion, intensity: share, itemId })
  .map(({ reading, itemId: about, ...rest }) =>
    plainFindings({
      reading,
      emotions: [{ ...rest, description: reading, itemIds: [about] }],
      perceptions: [{ description: reading, itemId: about, evidence: [{ start: 0, end: 1e9 }] }],
    }),
  )

/** Files as strangers might write them: mostly right, sometimes odd in a place. */
export const anyFile = fc
  .record({
    items: list(
      {
        id,
        category: fc.oneof(fc.constantFrom('people', 'ideas'), word),
        name: word,
        attachmentPower: share,
        angle: place,
        xOffset: place,
        yOffset: place,
        createdAt: moment,
      },
      (row) => String(row.id),
    ),
    examples: list(
      { itemId: fc.integer({ min: -9, max: -1 }), isHidden: fc.boolean(), angle: place },
      (row) => String(row.itemId),
    ),
    relationships: list(
      {
        sourceItemId: itemId,
        targetItemId: itemId,
        relationshipType: fc.constantFrom(...RELATIONSHIP_TYPES),
        strength: number(0.1, 10),
        description: fc.option(text(0, 60)),
        createdAt: moment,
      },
      (row) => `${row.sourceItemId} ${row.targetItemId}`,
    ),
    situations: list(
      {
        id,
        title: text(3, 60),
        description: text(10, 200),
        draftId: fc.option(word),
        createdAt: moment,
      },
      (row) => String(row.id),
    ),
    analyses: list(
      {
        id,
        situationId: id,
        engine: fc.constant('embedded'),
        findings,
        isCounted: fc.boolean(),
        isCorrected: fc.boolean(),
        createdAt: moment,
      },
      (row) => String(row.id),
    ),
    analysisEmotions: list(
      {
        analysisId: id,
        position: fc.nat(3),
        category: emotion,
        name: word,
        intensity: share,
        createdAt: moment,
      },
      (row) => `${row.analysisId} ${row.position}`,
    ),
  })
  .map(whole)
  .map((data) => fileOf(data))

/** What belongs to nothing is left out: a file like that is refused, and that is tested elsewhere. */
function whole(data: Record<string, Row[]>): Record<string, Row[]> {
  const known = (section: string) => new Set(data[section]?.map((row) => row.id))
  const [told, items] = [known('situations'), known('items')]
  const analyses = data.analyses?.filter((row) => told.has(row.situationId)) ?? []
  const made = new Set(analyses.map((row) => row.id))
  return {
    ...data,
    analyses,
    analysisEmotions: data.analysisEmotions?.filter((row) => made.has(row.analysisId)) ?? [],
    relationships:
      data.relationships?.filter(
        (row) =>
          row.sourceItemId !== row.targetItemId &&
          [row.sourceItemId, row.targetItemId].every((end) => items.has(end) || Number(end) < 0),
      ) ?? [],
  }
}
