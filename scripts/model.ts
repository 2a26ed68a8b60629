/**
 * `npm run model -- auto`, `… -- qwen3:14b` or `… -- http://127.0.0.1:8080/v1` tries language models that a runner on this
 * machine has, with fifteen texts, and saves how well each read. One that reads enough of them right is what
 * `ANALYSIS_ENGINE=auto` uses.
 */
import { ENOUGH } from '#engine/language/probe.ts'
import { PROBES } from '#engine/language/probe-texts.ts'
import { readConfig, StartError } from '#server/base/config.ts'
import { createLog } from '#server/base/log.ts'
import { findReader } from '#server/outside/engine/model/find-reader.ts'

const log = createLog((text) => process.stdout.write(text))
const [wanted = 'auto'] = process.argv.slice(2)
const address = /^https?:\/\//.test(wanted) ? wanted : null

try {
  const { analysis } = readConfig({
    ...process.env,
    ANALYSIS_ENGINE: 'auto',
    ...(address && { ANALYSIS_BASE_URL: address }),
  })
  const model = address || wanted === 'auto' ? analysis.model : wanted
  log.line(`Each model reads ${PROBES.length} made-up texts. ${ENOUGH} have to be right.`)
  const reader = await findReader({
    analysis: { ...analysis, model },
    ...{ now: Date.now, tell: log.line },
  })
  if (reader) {
    const settings = [
      'ANALYSIS_ENGINE=auto',
      ...(address ? [`ANALYSIS_BASE_URL=${address}`] : []),
      `ANALYSIS_MODEL=${reader.name}`,
    ]
    log.line(`${reader.name} reads where the server is started with ${settings.join(' ')}`)
  } else {
    log.line(
      'No language model on this machine reads well enough. The embedded engine reads, as before.',
    )
    process.exitCode = 1
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error
  log.line(error.message)
  process.exitCode = 1
}
