import type { BrowserAnswers } from '#contract/analyses.ts'
import type { Analysis, Findings, Reader } from '#domain/situation/analysis.ts'
import type { Facts } from '#domain/situation/facts.ts'
import { readerBy } from '#domain/situation/reader-words.ts'
import { addDepth } from '#engine/language/add-depth.ts'
import { givenAnswers } from '#engine/language/model-answers.ts'
import { readWithModel } from '#engine/language/read-with-model.ts'
import { refuse, refuseAsMissing } from '#server/base/refuse.ts'
import type { Question } from '#server/outside/engine/analysis-engine.ts'
import type { LanguageReader } from '#server/outside/engine/model/language-reader.ts'
import type { OwnServices } from '#server/outside/services.ts'
import { withPersonLocked } from '#server/people/lock-person.ts'
import { findAnalysis, replaceFindings, type StoredAnalysis } from './analyses.repository.ts'
import { categoryByItem, waitingReader } from './ask-engine.ts'
import { findingsOf, questionOfAnalysis, readLate } from './correct-analysis.ts'
import { modelTask } from './model-task.ts'
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
  const made = await withModel(my, model, signal, async (asking) => {
    const write = async (said: Parameters<typeof embedded.write>[2]) =>
      (await embedded.write(question, facts, said)).findings
    const made =
      part === 'depth'
        ? { findings: await addDepth(asking, task, before), status: 'read' as const }
        : await readWithModel({ ...asking, write }, task)
    return { made, outcome: made.status }
  })
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
  return withPersonLocked(own, own.now(), async (tx) => {
    const newest = (await findAnalysis(tx, id)) ?? refuseAsMissing()
    if (JSON.stringify(newest.analysis.said) !== JSON.stringify(said)) return newest.analysis
    const how = { ...reader, status, ...(part === 'depth' && { isDeep: true as const }) }
    const read = { ...findings, ...(said && { said }), reader: how }
    const written = { findings: read, facts, first: newest.first }
    return replaceFindings(tx, id, written, categoryByItem(question))
  })
}
