/**
 * Finds a language model on this machine that reads well enough. Each is tried once with texts nobody argues about; the
 * verdict is kept in the data folder, and a model that passed is only asked for one of them when the server starts.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import { ENOUGH, probeModel } from '#engine/language/probe.ts'
import { PROBES } from '#engine/language/probe-texts.ts'
import { createCallModel, TIMEOUT, type Timeouts } from './call-model.ts'
import { createLanguageReader, type LanguageReader } from './language-reader.ts'
import { type LocalModel, modelsOf, type Runner } from './local-runners.ts'

const Verdicts = z.record(z.string(), z.object({ name: z.string(), right: z.int() }))
type Verdicts = z.infer<typeof Verdicts>

type Needs = {
  runners: readonly Runner[]
  /** Only a model of this name; null takes the first that reads well. */
  model: string | null
  apiKey: string | null
  verdictsFile: string
  now: () => number
  tell: (line: string) => void
  timeout?: Timeouts
}

export async function findReader(needs: Needs): Promise<LanguageReader | null> {
  const found = (await Promise.all(needs.runners.map(modelsOf))).flat()
  const named = found.filter(({ name }) => needs.model === null || name === needs.model)
  if (named.length === 0) needs.tell('No language model was found on this machine.')
  for (const model of named) {
    const reader = readerFor(model, needs)
    if (await mayRead(model, reader, needs)) return reader
  }
  return null
}

async function mayRead(
  { name, hash, runner, isElsewhere }: LocalModel,
  reader: LanguageReader,
  { verdictsFile, tell }: Needs,
): Promise<boolean> {
  const who = `${name} (${runner.name})`
  if (isElsewhere) {
    tell(`${who} hands words on to another machine and is not used.`)
    return false
  }
  const begin = () => reader.begin().ask
  const known = (await readVerdicts(verdictsFile))[hash]?.right
  if (known !== undefined && known < ENOUGH) {
    tell(`${who} read ${known} of ${PROBES.length} texts right when it was tried and is not used.`)
    return false
  }
  const { right, isUnasked } = await probeModel(begin, known === undefined ? PROBES : [PROBES[0]!])
  if (isUnasked) {
    tell(`${who} does not answer, or not in time, and is not used.`)
    return false
  }
  if (known !== undefined) {
    tell(`${who} reads.`)
    return true
  }
  await keepVerdict(verdictsFile, hash, { name, right })
  const isGood = right >= ENOUGH
  tell(
    `${who} read ${right} of ${PROBES.length} texts right and ${isGood ? 'reads' : 'is not used'}.`,
  )
  return isGood
}

function readerFor(
  { name, runner, hash }: LocalModel,
  { apiKey, now, timeout: patience = TIMEOUT }: Needs,
): LanguageReader {
  const address = {
    engine: 'openai-compatible',
    baseUrl: runner.baseUrl,
    apiKey,
    model: name,
  } as const
  const call = createCallModel(address, patience)
  return createLanguageReader({ name, where: 'server', engine: 'local', model: hash, call, now })
}

async function readVerdicts(file: string): Promise<Verdicts> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  try {
    return Verdicts.parse(JSON.parse(text))
  } catch {
    // Whatever else is in it is tried anew.
    return {}
  }
}

async function keepVerdict(file: string, hash: string, verdict: Verdicts[string]): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const all = { ...(await readVerdicts(file)), [hash]: verdict }
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`)
}
