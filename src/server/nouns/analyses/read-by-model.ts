import type { BrowserAnswers } from '#contract/analyses.ts'
import type { Analysis, Findings, Reader } from '#domain/situation/analysis.ts'
import type { Facts } from '#domain/situation/facts.ts'
import { readerBy } from '#domain/situation/reader-words.ts'
import { DAY } from '#domain/values/duration.ts'
import { addDepth } from '#engine/language/add-depth.ts'
import { givenAnswers } from '#engine/language/model-answers.ts'
import { readWithModel } from '#engine/language/read-with-model.ts'
import { saidOf } from '#engine/language/said-lines.ts'
import { type Around, partsToRead, sureSideOf, type Task } from '#engine/language/task.ts'
import type { Own } from '#server/base/owner.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import { hasConsented } from '#server/nouns/consents/consents.repository.ts'
import type { Question } from '#server/outside/engine/analysis-engine.ts'
import type { LanguageReader } from '#server/outside/engine/model/language-reader.ts'
import type { OwnServices } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { findAnalysis, replaceFindings, type StoredAnalysis } from './analyses.repository.ts'
import { categoryByItem, waitingReader } from './ask-engine.ts'
import { findingsOf, questionOfAnalysis, readLate } from './correct-analysis.ts'
import { isWithinDay, withModel } from './use-model.ts'

const NO_MODEL = 'No language model is allowed to read this.'

type Line = { analysis: Analysis; isDone: boolean }
type Part = 'reading' | 'depth'
type PartRequest = { part?: Part | undefined; answers?: BrowserAnswers | undefined }
type ModelReading = {
  model: LanguageReader
  reader: Reader
  kept: StoredAnalysis
  question: Question
  facts: Facts
  own: Findings
}

/**
 * Lets the language model read a situation after our engine, counted only against the operator's daily limit. Yields
 * the analysis as it grows and saves the last; if the model fails, ours stays and says so.
 */
export async function* readByModel(
  own: OwnServices,
  id: number,
  { part = 'reading', answers }: PartRequest,
  signal: AbortSignal,
): AsyncGenerator<Line> {
  const asked = answers ? browserReader(answers) : own.engines.external
  const model = asked ?? refuse('invalid', NO_MODEL)
  const begun = await begin(own, id, part, model)
  const before = findingsOf(begun.kept.analysis)
  if (!(await isWithinDay(own))) {
    const analysis =
      part === 'depth' ? begun.kept.analysis : await keep(own, begun, before, 'used up')
    yield { analysis, isDone: true }
    return
  }
  // Tells the waiting client that it has begun. Given answers are only checked.
  if (part === 'reading' && !answers)
    yield { analysis: { ...begun.kept.analysis, reader: begun.reader }, isDone: false }
  const analysis = await own.limits.outsideEngine.run(String(own.owner), signal, () =>
    read(own, begun, part, signal),
  )
  yield { analysis, isDone: true }
}

/** Makes every check that can refuse before the model is asked. */
async function begin(
  my: OwnServices,
  id: number,
  part: Part,
  model: LanguageReader,
): Promise<ModelReading> {
  const { engines } = my
  const kept = (await findAnalysis(my, id)) ?? refuseAsMissing()
  const { question } = await questionOfAnalysis(my, kept.analysis)
  if (part === 'depth' && question.depth !== 'premium') refuse('invalid', NO_MODEL)
  const facts = kept.facts ?? (await readLate(my, my.owner, question))
  const own = await engines.embedded.write(question, facts, {})
  const reader = await waitingReader(my, question, own, model)
  if (reader?.status !== 'waiting') return refuse('invalid', NO_MODEL)
  return { model, reader, kept, question, facts, own: own.findings }
}

/** A reader for answers the person got in their browser or pasted. Here the lines are only checked. */
const browserReader = ({ by, given }: BrowserAnswers): LanguageReader => ({
  ...readerBy(by),
  engine: 'local',
  begin: () => ({ ask: givenAnswers(given), usage: { input: 0, output: 0 }, end: () => {} }),
})

async function read(
  my: OwnServices,
  begun: ModelReading,
  part: Part,
  signal: AbortSignal,
): Promise<Analysis> {
  const { model, kept, question, facts, own } = begun
  const { embedded } = my.engines
  const task = await modelTask(my, kept, question, { own, facts }, model)
  const before = findingsOf(kept.analysis)
  const write = async (said: Parameters<typeof embedded.write>[2]) =>
    (await embedded.write(question, facts, said)).findings
  const made = await withModel(
    my,
    model,
    signal,
    async (asking) =>
      part === 'depth'
        ? { findings: await addDepth(asking, task, before), status: 'read' as const }
        : readWithModel({ ...asking, write }, task),
    ({ status }) => status,
  )
  // If the depth fails, the earlier reading stays.
  if (!made && part === 'depth') return kept.analysis
  const isShown = made && made.status !== 'left out'
  return keep(my, begun, isShown ? made.findings : before, made?.status ?? 'failed', part)
}

/** Saves the model's findings, unless the person made a correction since the model was asked. */
function keep(
  own: OwnServices,
  { kept, question, facts, reader }: ModelReading,
  findings: Findings,
  status: Reader['status'],
  part: Part = 'reading',
): Promise<Analysis> {
  const { id, said } = kept.analysis
  return withPersonLocked(own, async (tx) => {
    const newest = (await findAnalysis(tx, id)) ?? refuseAsMissing()
    if (JSON.stringify(newest.analysis.said) !== JSON.stringify(said)) return newest.analysis
    const how = { ...reader, status, ...(part === 'depth' && { isDeep: true as const }) }
    const read = { ...findings, ...(said && { said }), reader: how }
    const written = { findings: read, facts, first: newest.first }
    return replaceFindings(tx, id, written, categoryByItem(question))
  })
}

/** The number of earlier readings in a prompt, and the days in which they are counted. */
const MAX = 5
const COUNTED_DAYS = 30

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/**
 * Formats up to five earlier readings of the same items, newest first, and how often each item was read in the last
 * thirty days.
 */
async function earlierReadings(
  own: Own,
  itemIds: readonly number[],
  situationId: number,
): Promise<string[]> {
  if (itemIds.length === 0) return []
  const now = own.now()
  const rows = await own.db
    .selectFrom('analysisEquation')
    .innerJoin('analysis', 'analysis.id', 'analysisEquation.analysisId')
    .innerJoin('situation', 'situation.id', 'analysis.situationId')
    .select([
      'analysisEquation.analysisId',
      'analysisEquation.itemId',
      'analysisEquation.itemName',
      'analysisEquation.category',
      'situation.happenedAt',
      'analysis.situationId',
    ])
    .where('analysisEquation.userId', '=', own.owner)
    .where('analysisEquation.itemId', 'in', itemIds)
    .where('analysis.situationId', '!=', situationId)
    .where('situation.happenedAt', '>', now - 365 * DAY)
    .orderBy('situation.happenedAt', 'desc')
    .limit(200)
    .execute()
  const newest = Map.groupBy(rows, ({ situationId }) => situationId)
  const lines = [...newest.values()].slice(0, MAX).map((read) => {
    const [{ happenedAt }] = read as [(typeof read)[number]]
    const felt = new Set(read.map(({ itemName, category }) => `${itemName}: ${category}`))
    return `${dayOf(happenedAt)}: ${[...felt].join(', ')}`
  })
  const recent = rows.filter(({ happenedAt }) => happenedAt > now - COUNTED_DAYS * DAY)
  const counts = [...Map.groupBy(recent, ({ itemName }) => itemName)].map(
    ([itemName, read]) =>
      `${itemName} in the last ${COUNTED_DAYS} days before this one: ${new Set(read.map(({ situationId }) => situationId)).size}`,
  )
  return [...lines, ...counts]
}

/** The limit on further items and relationships in a prompt, nearest first. */
const MAX_AROUND = 30

export const DAY_IN_WORDS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

/** Builds the model's task: the words and the chosen items, and more only if the person agreed to it. */
export async function modelTask(
  my: OwnServices,
  { analysis }: StoredAnalysis,
  question: Question,
  { own, facts }: { own: Findings; facts: Facts },
  { engine, where }: LanguageReader,
): Promise<Task> {
  const mayTellMore = where !== 'elsewhere' || (await hasConsented(my, 'externalContext'))
  return {
    title: question.title,
    description: question.description,
    chosen: partsToRead(question.chosen, own),
    today: DAY_IN_WORDS.format(my.now()),
    own,
    sureSide: sureSideOf(facts),
    engine,
    ...(mayTellMore && { around: await around(my, analysis, question) }),
    ...saidOf(analysis.said, findingsOf(analysis), [...question.chosen, ...question.others]),
  }
}

async function around(
  own: OwnServices,
  { situationId }: StoredAnalysis['analysis'],
  { chosen, others, relationships }: Question,
): Promise<Around> {
  const nearest = others
    .filter(({ itemId }) => itemId > 0)
    .toSorted((one, other) => other.attachmentPower - one.attachmentPower)
    .slice(0, MAX_AROUND)
  const names = new Map([...chosen, ...nearest].map(({ itemId, name }) => [itemId, name]))
  const ties = relationships.flatMap(({ sourceItemId, targetItemId, relationshipType }) => {
    const [from, to] = [names.get(sourceItemId), names.get(targetItemId)]
    return from && to ? [`${from} ${relationshipType} ${to}`] : []
  })
  const itemIds = chosen.map(({ itemId }) => itemId)
  return {
    items: nearest,
    ties: ties.slice(0, MAX_AROUND),
    before: await earlierReadings(own, itemIds, situationId ?? 0),
  }
}
