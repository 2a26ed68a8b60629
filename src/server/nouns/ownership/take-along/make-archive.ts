import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { PRODUCT_NAME } from '#domain/content/product.ts'
import { csvOf } from '#domain/sharing/csv-file.ts'
import { type ExportFile, SECTIONS, type Section } from '#domain/sharing/export-file.ts'
import { markdownName, markdownOf } from '#domain/sharing/markdown-file.ts'
import { Analysis } from '#domain/situation/analysis.ts'
import { Situation } from '#domain/situation/situation.ts'
import { situationWords, WORDS, type WordColumns } from '#domain/situation/situation-words.ts'
import { inBatches } from '#server/base/in-batches.ts'
import { zipWriter } from '#server/base/zip/write-zip.ts'

type Row = Record<string, unknown>

/** The columns of each table, the most useful first. */
const TABLES: Partial<Record<Section, readonly string[]>> = {
  situations: ['id', 'happenedAt', 'createdAt', ...WORDS, 'kind'],
  situationItems: ['situationId', 'name', 'category', 'attachmentPower'],
  situationAnswers: ['situationId', 'answeredAt', 'question', 'answer'],
  items: ['id', 'category', 'name', 'attachmentPower', 'createdAt'],
  relationships: ['sourceItemId', 'relationshipType', 'targetItemId', 'strength', 'description'],
  analysisEmotions: ['analysisId', 'createdAt', 'category', 'name', 'intensity'],
  analysisEquations: ['analysisId', 'itemName', 'itemCategory', 'shift', 'category', 'intensity'],
}

const README = `Everything ${PRODUCT_NAME} has about you.

situations/   one Markdown file for each situation, for Obsidian and similar apps
tables/       the same as tables, for a spreadsheet
everything.json   all of it, to import into an empty account
`

/** Builds an archive with the export file, a Markdown file per situation, and tables. */
export async function makeArchive(file: ExportFile): Promise<Uint8Array<ArrayBuffer>> {
  const zip = zipWriter(Date.parse(file.exportedAt))
  await zip.add('README.txt', README)
  await zip.add('everything.json', await writeFile(file))
  for (const [section, head] of Object.entries(TABLES)) {
    await zip.add(`tables/${section}.csv`, await writeTable(head, file.data[section as Section]))
  }
  const items = Map.groupBy(file.data.situationItems, (row) => row.situationId)
  const answers = Map.groupBy(file.data.situationAnswers, (row) => row.situationId)
  const newest = new Map(file.data.analyses.map((row) => [row.situationId, row]))
  for (const row of file.data.situations) {
    const situation = situationOf(row, items.get(row.id) ?? [], answers.get(row.id) ?? [])
    const analysis = newest.get(row.id)
    const text = markdownOf(situation, analysis ? analysisOf(analysis) : null)
    await zip.add(`situations/${markdownName(situation)}`, text)
    await yieldToOthers()
  }
  return zip.end()
}

const AT_ONCE = 200

async function writeTable(head: readonly string[], rows: readonly Row[]): Promise<string> {
  const pieces = [`\ufeff${csvOf([head])}`]
  for await (const some of inBatches(rows, AT_ONCE))
    pieces.push(csvOf(some.map((row) => head.map((name) => cellOf(row[name])))))
  return pieces.join('\r\n')
}

const cellOf = (value: unknown): string | number | boolean | null =>
  typeof value === 'number' || typeof value === 'boolean' ? value : ((value as string) ?? null)

const situationOf = (
  { kind, ...row }: Row,
  items: readonly Row[],
  answers: readonly Row[],
): Situation =>
  Situation.parse({
    id: row.id,
    createdAt: row.createdAt,
    happenedAt: row.happenedAt,
    ...situationWords(row as WordColumns),
    ...(kind !== null && { kind }),
    items,
    selfMapItemIds: items.map(({ itemId }) => String(itemId)),
    answers,
  })

const analysisOf = ({ findings, fits, firstFindings: _, ...row }: Row): Analysis =>
  Analysis.parse({ ...(findings as Row), ...row, ...(fits !== null && { fits }) })

const LINES_AT_ONCE = 100

/** Writes the file with a row per line, in batches, so that a long one doesn't block other requests. */
export async function writeFile({ data, ...head }: ExportFile): Promise<Uint8Array<ArrayBuffer>> {
  const pieces = [Buffer.from(`${JSON.stringify(head).slice(0, -1)},"data":{`)]
  for (const [index, section] of SECTIONS.entries()) {
    pieces.push(Buffer.from(`${index > 0 ? ',' : ''}\n"${section}":[`))
    let comma = ''
    for await (const rows of inBatches(data[section], LINES_AT_ONCE)) {
      const lines = rows.map((row) => `\n${JSON.stringify(row)}`)
      pieces.push(Buffer.from(comma + lines.join(',')))
      comma = ','
    }
    pieces.push(Buffer.from(']'))
  }
  pieces.push(Buffer.from('}}\n'))
  return Buffer.concat(pieces)
}
