/**
 * `node scripts/try-wording.ts model.gguf "text" --title "Title" --item "Career"` lets a language model word an
 * analysis and prints each sentence, what became of it and why it was refused.
 */
import { parseArgs } from 'node:util'
import { createLog } from '#server/base/log.ts'
import { asEmbedded } from '#server/outside/engine/create-engines.ts'
import { createEmbeddedEngine } from '#server/outside/engine/embedded-engine.ts'
import { askFile } from '#server/outside/engine/wording/ask-file.ts'
import { faultOf, groundsOf } from '#server/outside/engine/wording/check-wording.ts'
import { slotsOf } from '#server/outside/engine/wording/slots.ts'
import { createWording } from '#server/outside/engine/wording/wording.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    title: { type: 'string', default: '' },
    item: { type: 'string', multiple: true, default: ['My life'] },
  },
})
const [path = '', description = ''] = positionals

const { promise: isReady, resolve: ready } = Promise.withResolvers<void>()
const log = createLog((text) => {
  process.stdout.write(text)
  ready()
})
const ask = askFile(path, log)
await isReady

const question = {
  title: values.title,
  description,
  chosen: values.item.map((name, at) => ({
    itemId: at + 1,
    name,
    category: 'ideas',
    attachmentPower: 0.8,
  })),
  others: [],
  relationships: [],
  depth: 'basic' as const,
}
const ours = await asEmbedded(createEmbeddedEngine(), log).analyse(question)
let given: Readonly<Record<string, unknown>> = {}
const wording = createWording({
  ask: async (request, signal) => {
    const said = await ask(request, signal)
    given = said ?? {}
    return said
  },
  now: Date.now,
  log,
})
const began = performance.now()
const { findings } = await wording.word(question, ours)
console.log(`${Math.round(performance.now() - began)} ms, made by: ${findings.engine}`)

const slots = slotsOf(ours.findings, true)
const feelings = ours.findings.emotions.map(({ name }) => name)
const grounds = groundsOf(question, [...slots.map((slot) => slot.ours), ...feelings])
for (const { key, ours } of slots) {
  const said = given[key]
  const fault = typeof said === 'string' ? faultOf(said.trim(), ours, grounds) : 'not said'
  console.log(`\n${key}: ${fault ?? 'kept'}\n  ${ours}\n  ${said ?? ''}`)
}
process.exit(0)
