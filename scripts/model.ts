/**
 * `npm run model -- auto`, `… -- qwen3:14b`, `… -- http://127.0.0.1:8080/v1` or `… -- model.gguf` tries language models on this
 * machine with fifteen texts and keeps how well each read. A GGUF file, by its path, its address or its name at Hugging Face, is
 * brought into the data folder first. One that reads enough of them right is what `ANALYSIS_ENGINE=auto` uses.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { ENOUGH } from '#engine/language/probe.ts'
import { PROBES } from '#engine/language/probe-texts.ts'
import { readConfig, StartError } from '#server/base/config.ts'
import { createLog } from '#server/base/log.ts'
import {
  FetchError,
  fetchGguf,
  isGguf,
  LLAMA_OFFER,
  refuseWithoutSpaceForPackage,
} from '#server/outside/engine/model/fetch-gguf.ts'
import { findReader } from '#server/outside/engine/model/find-reader.ts'
import { LLAMA_PACKAGE, loadLlamaPackage } from '#server/outside/engine/model/llama-package.ts'

const log = createLog((text) => process.stdout.write(text))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sha256: { type: 'string' }, yes: { type: 'boolean' } },
})
const [wanted = 'auto'] = positionals
const isFile = isGguf(wanted)
const address = !isFile && /^https?:\/\//.test(wanted) ? wanted : null

try {
  await tryModels()
} catch (error) {
  if (!(error instanceof StartError || error instanceof FetchError)) throw error
  log.line(error.message)
  process.exitCode = 1
}
// What ran the model would keep this process.
process.exit()

async function tryModels(): Promise<void> {
  const { analysis } = readConfig({
    ...process.env,
    ANALYSIS_ENGINE: 'auto',
    ...(address && { ANALYSIS_BASE_URL: address }),
  })
  const model = isFile ? await fetched(analysis.filesFolder) : namedModel(analysis.model)
  log.line(`Each model reads ${PROBES.length} made-up texts; ${ENOUGH} have to be right.`)
  const baseUrl = isFile ? null : analysis.baseUrl
  const reader = await findReader({
    analysis: { ...analysis, baseUrl, model },
    ...{ now: Date.now, tell: log.line },
  })
  if (!reader) {
    log.line('People get the embedded engine’s readings, as before.')
    process.exitCode = 1
    return
  }
  const settings = [
    'ANALYSIS_ENGINE=auto',
    ...(address ? [`ANALYSIS_BASE_URL=${address}`] : []),
    `ANALYSIS_MODEL=${reader.name}`,
  ]
  log.line(`${reader.name} reads where the server is started with ${settings.join(' ')}`)
}

function namedModel(configured: string | null): string | null {
  return address || wanted === 'auto' ? configured : wanted
}

async function fetched(folder: string): Promise<string> {
  const found = (await loadLlamaPackage(folder)) ?? (await installed(folder))
  return fetchGguf(wanted, { folder, found, sha256: values.sha256 ?? null, tell: log.line })
}

async function installed(folder: string) {
  log.line(LLAMA_OFFER)
  if (!values.yes && !(await isAgreed())) throw new FetchError('Nothing was installed or fetched.')
  await refuseWithoutSpaceForPackage(folder)
  const { name, version } = LLAMA_PACKAGE
  // A project of its own, or npm would look for one above it.
  const project = { private: true, dependencies: { [name]: version } }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(project, null, 2)}\n`)
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const isWindows = process.platform === 'win32'
  spawnSync('npm', args, { cwd: folder, stdio: 'inherit', shell: isWindows })
  const found = await loadLlamaPackage(folder)
  if (!found) throw new FetchError(`${name} could not be installed; see above.`)
  return found
}

/** Nobody is there to ask where no terminal is. */
async function isAgreed(): Promise<boolean> {
  if (!process.stdin.isTTY) {
    log.line('Say --yes to install it.')
    return false
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Install it? [y/N] ')
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}
