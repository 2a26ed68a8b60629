/**
 * `npm run model -- auto`, `… -- qwen3:14b` or `… -- http://127.0.0.1:8080/v1` tries language models on this machine with
 * fifteen texts and keeps how well each read. One that reads enough of them right is what `ANALYSIS_ENGINE=auto` uses.
 */
import { ENOUGH } from '#engine/language/probe.ts'
import { PROBES } from '#engine/language/probe-texts.ts'
import { readConfig, StartError } from '#server/base/config.ts'
import { createLog } from '#server/base/log.ts'
import { findReader } from '#server/outside/engine/model/find-reader.ts'
import { runnersAt } from '#server/outside/engine/model/local-runners.ts'

const log = createLog((text) => process.stdout.write(text))
const [wanted = 'auto'] = process.argv.slice(2)
const address = /^https?:\/\//.test(wanted) ? wanted : null
const { analysis } = configured()
log.line(`Each model reads ${PROBES.length} made-up texts; ${ENOUGH} have to be right.`)
const reader = await findReader({
  runners: runnersAt(analysis.baseUrl),
  model: address || wanted === 'auto' ? analysis.model : wanted,
  apiKey: analysis.apiKey,
  verdictsFile: analysis.verdictsFile,
  now: Date.now,
  tell: log.line,
})
if (reader) {
  const settings = [
    'ANALYSIS_ENGINE=auto',
    ...(address ? [`ANALYSIS_BASE_URL=${address}`] : []),
    `ANALYSIS_MODEL=${reader.name}`,
  ]
  log.line(`${reader.name} reads where the server is started with ${settings.join(' ')}`)
} else {
  log.line('People get the embedded engine’s readings, as before.')
  process.exitCode = 1
}

function configured() {
  try {
    return readConfig({
      ...process.env,
      ANALYSIS_ENGINE: 'auto',
      ...(address && { ANALYSIS_BASE_URL: address }),
    })
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    log.line(error.message)
    process.exit(1)
  }
}
