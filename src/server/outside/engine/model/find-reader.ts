/**
 * Finds a language model on this machine that reads well enough. Each is tried once with texts nobody argues about; the
 * verdict is kept in the data folder, and a model that passed is only asked for one of them when the server starts.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import { ENOUGH, probeModel } from '#engine/language/probe.ts'
import { PROBES } from '#engine/language/probe-texts.ts'
import type { Config } from '#server/base/config.ts'
import { type CallModel, createCallModel, TIMEOUT, type Timeouts } from './call-model.ts'
import { createLanguageReader, type LanguageReader } from './language-reader.ts'
import { type LocalModel, modelsOf, runnersAt } from './local-runners.ts'
import { callOutcome } from './model-fault.ts'

const Verdicts = z.record(
  z.string(),
  z.object({ name: z.string(), right: z.int(), of: z._default(z.int(), PROBES.length) }),
)
type Verdicts = z.infer<typeof Verdicts>

type Needs = {
  /** A model or an address that is named is the only one that is looked at. */
  analysis: Pick<Config['analysis'], 'baseUrl' | 'model' | 'apiKey' | 'verdictsFile'>
  now: () => number
  tell: (line: string) => void
  timeout?: Timeouts
}

export async function findReader(needs: Needs): Promise<LanguageReader | null> {
  const { analysis, timeout = TIMEOUT } = needs
  const { baseUrl, model: wanted, apiKey } = analysis
  const found = (await Promise.all(runnersAt(baseUrl).map(modelsOf))).flat()
  for (const model of found.filter(({ name }) => wanted === null || name === wanted)) {
    const { name, hash } = model
    const call = callOf(model, apiKey, timeout)
    const reader = createLanguageReader({
      ...{ name, where: 'server', engine: 'local', model: hash, call, now: needs.now },
    })
    if (await mayRead(model, reader, needs)) return reader
  }
  return null
}

const callOf = (
  { name, baseUrl }: { name: string; baseUrl: string },
  apiKey: string | null,
  timeout: Timeouts,
): CallModel =>
  createCallModel({ engine: 'openai-compatible', baseUrl, apiKey, model: name }, timeout)

async function mayRead(
  { name, hash, ranBy, isElsewhere }: LocalModel,
  reader: LanguageReader,
  { analysis: { verdictsFile }, tell }: Needs,
): Promise<boolean> {
  const who = `${name} (${ranBy})`
  if (isElsewhere) {
    tell(`${who} hands words on to another machine and is not used.`)
    return false
  }
  const begin = () => reader.begin().ask
  const known = (await readVerdicts(verdictsFile))[hash]
  if (known && known.right < ENOUGH) {
    tell(`${who} read ${known.right} of ${known.of} texts right when it was tried and is not used.`)
    return false
  }
  const { right, of, fault } = await probeModel(begin, known ? [PROBES[0]!] : PROBES)
  if (fault !== undefined) {
    tell(`${who} does not answer (${callOutcome(fault)}) and is not used.`)
    return false
  }
  if (known) {
    tell(`${who} reads.`)
    return true
  }
  await keepVerdict(verdictsFile, hash, { name, right, of })
  const isGood = right >= ENOUGH
  tell(`${who} read ${right} of ${of} texts right and ${isGood ? 'reads' : 'is not used'}.`)
  return isGood
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
