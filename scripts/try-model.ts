/**
 * `npm run try-model`: tests language models with ten made-up texts through both calls and all checks, and prints each
 * one's score. Without a name it tries the configured model, or all models on this machine: `npm run try-model --
 * qwen3:14b`, `… -- http://127.0.0.1:8080/v1`. With `--text "what happened" [--item "Career"]`, a model that passed
 * reads that text, and all lines for the page are printed. Nothing is stored.
 */
import { parseArgs } from 'node:util'
import { ENOUGH, PROBES } from '#engine/language/probe.ts'
import { readWithModel } from '#engine/language/read-with-model.ts'
import { linesOf, sureSideOf } from '#engine/language/task.ts'
import { readConfig, StartError } from '#server/base/config.ts'
import { createLog } from '#server/base/log.ts'
import { createEngines } from '#server/outside/engine/create-engines.ts'
import { findReader } from '#server/outside/engine/model/find-reader.ts'
import type { LanguageReader } from '#server/outside/engine/model/language-reader.ts'
import { callOutcome } from '#server/outside/engine/model/model-fault.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    text: { type: 'string' },
    item: { type: 'string', multiple: true, default: ['My work'] },
  },
})
const log = createLog((text) => process.stdout.write(text))
const [wanted] = positionals
const address = wanted && /^https?:\/\//.test(wanted) ? wanted : undefined
const { embedded } = createEngines({
  analysis: readConfig({ ANALYSIS_ENGINE: 'embedded' }).analysis,
  now: Date.now,
  log,
})

try {
  const { analysis } = readConfig({
    ...process.env,
    ...(wanted && { ANALYSIS_ENGINE: 'auto' }),
    ...(address && { ANALYSIS_BASE_URL: address }),
    ...(wanted && !address && { ANALYSIS_MODEL: wanted }),
  })
  log.line(`Each model reads ${PROBES.length} made-up texts. ${ENOUGH} have to be right.`)
  const reader = await findReader({ analysis, checks: embedded, now: Date.now, tell: log.line })
  if (!reader) {
    log.line('No language model reads well enough. The embedded engine reads alone, as before.')
    process.exitCode = 1
  } else if (values.text) await readText(reader, values.text)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  log.line(error.message)
  process.exitCode = 1
}
process.exit()

async function readText(reader: LanguageReader, description: string): Promise<void> {
  const chosen = values.item.map((name, at) => ({
    itemId: at + 1,
    name,
    category: 'ideas',
    attachmentPower: 0.7,
  }))
  const about = { title: 'A try', description, chosen, others: [], relationships: [] }
  const question = { ...about, depth: 'basic' } as const
  const { findings: own, facts, isCrisis } = await embedded.analyse(question)
  if (isCrisis || own.care || !facts) return log.line('Such words are never sent to a model.')
  const began = Date.now()
  const reading = reader.begin()
  const needs = {
    ask: reading.ask,
    dangerIn: embedded.dangerIn,
    carriedBy: embedded.carriedBy,
    write: async (said: Parameters<typeof embedded.write>[2]) =>
      (await embedded.write(question, facts, said)).findings,
  }
  const today = new Date().toDateString()
  const task = { ...question, today, own, sureSide: sureSideOf(facts), engine: reader.engine }
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`
  try {
    const { findings, status, dropped, repaired } = await readWithModel(needs, task)
    log.line(`${status} after ${seconds()}; ${dropped} sentences dropped, ${repaired} repaired`)
    for (const line of linesOf(findings)) log.line(`  ${line}`)
    log.line(`${reading.usage.input} tokens in, ${reading.usage.output} out`)
  } catch (error) {
    log.line(`${reader.name} did not answer: ${callOutcome(error)} (after ${seconds()})`)
    process.exitCode = 1
  }
}
