/**
 * The language model of this browser reads beside our own engine: the same calls, the same checks, on this device. Import
 * lazily; it brings the prompts and the checks along.
 */
import type { BrowserAnswers } from '#contract/analyses.ts'
import type { Findings } from '#domain/situation/analysis.ts'
import type { Facts } from '#domain/situation/facts.ts'
import { ASSISTANT, ENGLISH_ONLY, readerBy } from '#domain/situation/reader-words.ts'
import { type ItemSnapshot, wordsToWatch } from '#domain/situation/situation.ts'
import { detectCrisis, isAtLeast } from '#engine/danger/crisis.ts'
import { assistantAnswers, assistantQuestion } from '#engine/language/assistant.ts'
import type { Checks } from '#engine/language/check-line.ts'
import { deepen } from '#engine/language/deepen.ts'
import { givenAnswers, type ModelAnswer, writingDown } from '#engine/language/model-answers.ts'
import type { AskModel } from '#engine/language/model-request.ts'
import { patchFindings } from '#engine/language/patch.ts'
import { ENOUGH, PROBES, type Probed, probeModel } from '#engine/language/probe.ts'
import { type ReadByModel, readWithModel } from '#engine/language/read-with-model.ts'
import { saidOf } from '#engine/language/said-lines.ts'
import { sureSideOf, type Task } from '#engine/language/task.ts'
import { analyseQuestion, checksBy, type Question, writeAnswer } from '#engine/question.ts'
import { isForeign } from '#engine/rules/text-rules.ts'
import { KEYS, readStoredJson, writeStored } from '../browser-storage.ts'
import { browserModels, IN_ENGLISH } from './browser-model.ts'

export { assistantAnswers as answersIn, givenAnswers, patchFindings }

export type Told = { title: string; description: string; items: readonly ItemSnapshot[] }

/**
 * Why no language model is asked about this, in one line; null where one may be. Words that leave a doubt about danger stay
 * with our own engine, and without its small model there is always a doubt.
 */
export async function whyNotAsked(told: Told): Promise<string | null> {
  if (isForeign(told.description)) return ENGLISH_ONLY
  const { loadSmallModel } = await import('./small-model.ts')
  const scores = await loadSmallModel().catch(() => null)
  const words = wordsToWatch(told)
  const isDoubtful = !scores || isAtLeast(detectCrisis(words, scores(words)).level, 'care')
  return isDoubtful ? ASSISTANT.notForThis : null
}

/** The model is fetched by the browser when it is first asked for; how much of it is here is told. */
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
    try {
      const pieces = session
        .promptStreaming(message, { responseConstraint: schema, signal })
        .getReader()
      // Whoever stops it waits for no model.
      signal.addEventListener('abort', () => void pieces.cancel().catch(() => {}), { once: true })
      for (;;) {
        const { value, done } = await pieces.read()
        signal.throwIfAborted()
        if (done) return
        yield value
      }
    } finally {
      session.destroy()
    }
  }

type Verdict = Pick<Probed, 'right' | 'of'> & { agent: string }

/** How well the model of this very version of the browser read; null where it was not tried. */
export function knownVerdict(): Verdict | null {
  const known = readStoredJson(KEYS.browserModel) as Partial<Verdict> | null
  return known?.agent === navigator.userAgent ? (known as Verdict) : null
}
export const isGoodEnough = ({ right }: Pick<Probed, 'right'>): boolean => right >= ENOUGH

/** Made-up texts first: whoever reads worse than our own engine is not used. Throws where it cannot be asked. */
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

/** Whoever is given the answers looks at them. */
const UNCHECKED: Checks = {
  dangerIn: async (sentences) => sentences.map(() => 0),
  carriedBy: async () => null,
}

const taskOf = ({ title, description, items }: Told, own: Findings, facts?: Facts): Task => ({
  title,
  description,
  own,
  chosen: items,
  engine: 'local',
  ...saidOf(own.said, own, items),
  sureSide: sureSideOf(facts),
  today: new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' }).format(),
})

/** For an assistant of the person's own; nothing of it is sent by us. */
export const questionToCopy = (told: Told, own: Findings): string =>
  assistantQuestion(taskOf(told, own))

/** What it answers, for somebody else to check: none of it may be shown yet. */
export async function answersHere(
  ask: AskModel,
  told: Told,
  own: Findings,
): Promise<ModelAnswer[]> {
  const answers: ModelAnswer[] = []
  const needs = { ...UNCHECKED, ask: writingDown(ask, answers), write: async () => own }
  await readWithModel(needs, taskOf(told, own))
  return answers
}

/** The same for what lies deeper. */
export async function deepAnswersHere(
  ask: AskModel,
  told: Told,
  own: Findings,
): Promise<ModelAnswer[]> {
  const answers: ModelAnswer[] = []
  await deepen({ ...UNCHECKED, ask: writingDown(ask, answers) }, taskOf(told, own), own)
  return answers
}

/** Where our own engine is in this browser, it checks what lies deeper, too. */
export async function deepenHere(ask: AskModel, told: Told, own: Findings): Promise<Findings> {
  return deepen({ ask, ...checksBy(await loadEngine()) }, taskOf(told, own), own)
}

/** Every sentence is checked by our own engine in this browser. */
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

/** What was answered before, checked here; null where nothing of it may be shown. */
export async function checkHere(
  question: Question,
  { by, given }: BrowserAnswers,
): Promise<Findings | null> {
  const { findings, status } = await readHere(givenAnswers(given), question)
  return status === 'left out' ? null : { ...findings, reader: { ...readerBy(by), status } }
}
