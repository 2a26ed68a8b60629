/**
 * `npm run try-engine -- "text" [--item "Career"]` lets the language model of the settings read one text, as people would get it,
 * and says what came of each call. Nothing is stored; the text is sent to the model that is configured.
 */
import { parseArgs } from 'node:util'
import { readWithModel } from '#engine/language/read-with-model.ts'
import { linesOf } from '#engine/language/task.ts'
import { readConfig } from '#server/base/config.ts'
import { createLog } from '#server/base/log.ts'
import { createEngines } from '#server/outside/engine/create-engines.ts'
import { callOutcome } from '#server/outside/engine/model/model-fault.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { item: { type: 'string', multiple: true, default: ['My work'] } },
})
const [description] = positionals
if (!description) {
  console.error('Usage: npm run try-engine -- "what happened" [--item "Career"]')
  process.exit(1)
}

const log = createLog((text) => process.stdout.write(text))
const { analysis } = readConfig(process.env)
const { embedded, external } = createEngines({ analysis, now: Date.now, log })
if (!external) {
  console.error('ANALYSIS_ENGINE names no language model.')
  process.exit(1)
}

const chosen = values.item.map((name, at) => ({
  itemId: at + 1,
  name,
  category: 'ideas',
  attachmentPower: 0.7,
}))
const title = 'A try'
const question = {
  title,
  description,
  chosen,
  others: [],
  relationships: [],
  depth: 'basic',
} as const
const answer = await embedded.analyse(question)
if (answer.isCrisis || answer.findings.care)
  throw new Error('Such words are never sent to a model.')
const { facts } = answer
if (!facts) throw new Error('The embedded engine could not read it.')

const began = Date.now()
const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`
const reading = external.begin()
const needs = {
  ask: reading.ask,
  dangerIn: embedded.dangerIn,
  write: async (said: Parameters<typeof embedded.write>[2]) =>
    (await embedded.write(question, facts, said)).findings,
}
const task = {
  ...question,
  today: new Date().toDateString(),
  own: answer.findings,
  engine: external.engine,
}
try {
  for await (const step of readWithModel(needs, task)) {
    if (step.kind === 'understood')
      log.line(
        `${seconds()}: understood ${step.findings.emotions.map(({ name }) => name).join(', ')}`,
      )
    if (step.kind !== 'done') continue
    const { isWhole, dropped, repaired, findings } = step
    const rest = isWhole ? '' : ', and broke off'
    log.line(
      `${seconds()}: read; ${dropped} sentences dropped, ${repaired} of them repaired${rest}`,
    )
    for (const line of linesOf(findings)) log.line(`  ${line}`)
    log.line(`${reading.usage.input} tokens in, ${reading.usage.output} out`)
  }
} catch (error) {
  log.line(`${external.name} did not answer: ${callOutcome(error)} (after ${seconds()})`)
  process.exitCode = 1
}
process.exit()
