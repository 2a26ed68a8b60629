/**
 * Reads with this browser's language model in addition to our engine, with the same calls and checks as on the server.
 * Import lazily, because it includes prompts and checks.
 */
import type { BrowserAnswers } from '#contract/analyses.ts'
import type { Findings } from '#domain/situation/analysis.ts'
import type { Facts } from '#domain/situation/facts.ts'
import { ASSISTANT, readerBy, UNASKED } from '#domain/situation/reader-words.ts'
import { type ItemSnapshot, wordsToWatch } from '#domain/situation/situation.ts'
import { detectCrisis, isAtLeast } from '#engine/danger/crisis.ts'
import { addDepth } from '#engine/language/add-depth.ts'
import { assistantAnswers, assistantQuestion } from '#engine/language/assistant.ts'
import type { Checks } from '#engine/language/check-line.ts'
import { givenAnswers, type ModelAnswer, writingDown } from '#engine/language/model-answers.ts'
import { type AskModel, FIRST_WORD } from '#engine/language/model-request.ts'
import { whyUnasked } from '#engine/language/orders.ts'
import { ENOUGH, PROBES, type Probed, probeModel } from '#engine/language/probe.ts'
import { type ReadByModel, readWithModel } from '#engine/language/read-with-model.ts'
import { rewriteReading } from '#engine/language/rewrite.ts'
import { saidOf } from '#engine/language/said-lines.ts'
import { partsToRead, sureSideOf, type Task } from '#engine/language/task.ts'
import { analyseQuestion, checksBy, type Question, writeAnswer } from '#engine/question.ts'
import { KEYS, readStoredJson, writeStored } from '../browser-storage.ts'
import { browserModels, IN_ENGLISH } from './browser-model.ts'

export { assistantAnswers as answersIn, givenAnswers, rewriteReading }

export type ModelSituation = { title: string; description: string; items: readonly ItemSnapshot[] }

/**
 * The reason not to ask a language model about this text, or null if it may be asked. A possible danger excludes it,
 * and without the small model danger can't be ruled out.
 */
export async function whyNotAsked(told: ModelSituation): Promise<string | null> {
  const unasked = whyUnasked([told.description])
  if (unasked) return UNASKED[unasked]
  const { loadSmallModel } = await import('./small-model.ts')
  const scores = await loadSmallModel().catch(() => null)
  const words = wordsToWatch(told)
  const isDoubtful = !scores || isAtLeast(detectCrisis(words, scores(words)).level, 'care')
  return isDoubtful ? ASSISTANT.notForThis : null
}

/** Creates a session, which downloads the model on first use. `onFetched` reports the progress. */
export const askHere = (
  signal: AbortSignal,
  onFetched: (share: number) => void = () => {},
): AskModel =>
  async function* ({ instructions, message, schema }) {
    const models = browserModels()
    if (!models) throw new Error('This browser has no language model.')
    const session = await models.create({
      ...IN_ENGLISH,
      initialPrompts: [{ role: 'system', content: instructions }],
      signal,
      monitor: (watched) =>
        watched.addEventListener('downloadprogress', (event) =>
          onFetched((event as Event & { loaded: number }).loaded),
        ),
    })
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), FIRST_WORD)
    try {
      const pieces = session
        .promptStreaming(message, { responseConstraint: schema, signal })
        .getReader()
      // Stop waiting for the model when the person cancels, or when the first word is late.
      const ends = AbortSignal.any([signal, late.signal])
      ends.addEventListener('abort', () => void pieces.cancel().catch(() => {}), { once: true })
      for (;;) {
        const { value, done } = await pieces.read()
        clearTimeout(timer)
        ends.throwIfAborted()
        if (done) return
        yield value
      }
    } finally {
      clearTimeout(timer)
      session.destroy()
    }
  }

type Verdict = Pick<Probed, 'right' | 'of'> & { agent: string }

/** The stored test result of this exact browser version, or null if untested. */
export function knownVerdict(): Verdict | null {
  const known = readStoredJson(KEYS.browserModel) as Partial<Verdict> | null
  return known?.agent === navigator.userAgent ? (known as Verdict) : null
}
export const isGoodEnough = ({ right }: Pick<Probed, 'right'>): boolean => right >= ENOUGH

/**
 * Tests the model on made-up texts first, so one that reads worse than our engine isn't used. Throws if the model can't
 * be asked.
 */
export async function tryModel(ask: AskModel, onText: (text: string) => void): Promise<Verdict> {
  const known = knownVerdict()
  if (known) return known
  let at = 0
  const checks = await loadEngine().then(checksBy, () => UNCHECKED)
  const { right, of, fault } = await probeModel(() => {
    at += 1
    onText(`${at} of ${PROBES.length}`)
    return ask
  }, checks)
  if (fault !== undefined) throw fault
  const verdict = { right, of, agent: navigator.userAgent }
  writeStored(KEYS.browserModel, JSON.stringify(verdict))
  return verdict
}

const loadEngine = async () => (await import('./browser-engine.ts')).loadBrowserEngine()

/** No checks here, because the receiver checks the answers. */
const UNCHECKED: Checks = {
  dangerIn: async (sentences) => sentences.map(() => 0),
  carriedBy: async () => null,
}

const taskOf = (
  { title, description, items }: ModelSituation,
  own: Findings,
  facts?: Facts,
): Task => ({
  title,
  description,
  own,
  chosen: partsToRead(items, own),
  engine: 'local',
  ...saidOf(own.said, own, items),
  sureSide: sureSideOf(facts),
  today: new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' }).format(),
})

/** The question to copy into the person's own assistant. We send nothing. */
export const questionToCopy = (told: ModelSituation, own: Findings): string =>
  assistantQuestion(taskOf(told, own))

/**
 * Collects the model's answers unchecked, so none of them may be shown until the server or `checkHere` has checked
 * them.
 */
export async function answersHere(
  ask: AskModel,
  told: ModelSituation,
  own: Findings,
): Promise<ModelAnswer[]> {
  const answers: ModelAnswer[] = []
  const needs = { ...UNCHECKED, ask: writingDown(ask, answers), write: async () => own }
  await readWithModel(needs, taskOf(told, own))
  return answers
}

/** Like `answersHere`, for the closer look. */
export async function deepAnswersHere(
  ask: AskModel,
  told: ModelSituation,
  own: Findings,
): Promise<ModelAnswer[]> {
  const answers: ModelAnswer[] = []
  await addDepth({ ...UNCHECKED, ask: writingDown(ask, answers) }, taskOf(told, own), own)
  return answers
}

/** Takes the closer look, checked by our engine in this browser. */
export async function deepenHere(
  ask: AskModel,
  told: ModelSituation,
  own: Findings,
): Promise<Findings> {
  return addDepth({ ask, ...checksBy(await loadEngine()) }, taskOf(told, own), own)
}

/** Reads the situation, with every sentence checked by our engine in this browser. */
export async function readHere(
  ask: AskModel,
  question: Question,
  known?: { own: Findings; facts: Facts },
): Promise<ReadByModel> {
  const engine = await loadEngine()
  const read = known
    ? { findings: known.own, facts: known.facts }
    : await analyseQuestion(engine, question)
  const needs = {
    ask,
    ...checksBy(engine),
    write: async (word: Parameters<typeof writeAnswer>[3]) =>
      read.facts ? writeAnswer(engine, question, read.facts, word).findings : read.findings,
  }
  const told = { ...question, items: question.chosen }
  return readWithModel(needs, taskOf(told, read.findings, read.facts))
}

/** Checks earlier answers with our engine. Null if nothing of them may be shown. */
export async function checkHere(
  question: Question,
  { by, given }: BrowserAnswers,
): Promise<Findings | null> {
  const { findings, status } = await readHere(givenAnswers(given), question)
  return status === 'left out' ? null : { ...findings, reader: { ...readerBy(by), status } }
}
