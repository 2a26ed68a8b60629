/**
 * Finds a good enough language model: the one in the settings, or one on this machine. Each is tested once with
 * unambiguous texts; the result is saved in the data folder, and a model that passed gets one text at each start.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import type { Checks } from '#engine/language/check-line.ts'
import { ENOUGH, PROBES, probeModel } from '#engine/language/probe.ts'
import type { Config } from '#server/base/config.ts'
import { createCallModel, TIMEOUT, type Timeouts } from './call-model.ts'
import { createLanguageReader, type LanguageReader } from './language-reader.ts'
import { hashOf, modelsOf, runnersAt } from './local-runners.ts'
import { callOutcome } from './model-fault.ts'

/** The provider's name and default model, and the one of a self-hosted server, which usually has only one. */
const USUAL = {
  anthropic: { name: 'Anthropic', model: 'claude-sonnet-4-5', ownModel: 'claude-sonnet-4-5' },
  'openai-compatible': { name: 'OpenAI', model: 'gpt-4.1-mini', ownModel: 'default' },
}

/** Creates the language model that the settings name; null if they name none. */
export function readerOf(
  { engine, baseUrl, apiKey, model }: Omit<Needs['analysis'], 'verdictsFile'>,
  now: () => number,
  limits: { timeout?: Timeouts; inAll?: number } = {},
): LanguageReader | null {
  if (engine === 'embedded' || engine === 'auto') return null
  const usual = USUAL[engine]
  const usualModel = baseUrl ? usual.ownModel : usual.model
  const address = { engine, baseUrl, apiKey, model: model ?? usualModel }
  const { timeout: patience, ...rest } = limits
  return createLanguageReader({
    name: baseUrl ? new URL(baseUrl).host : usual.name,
    where: 'elsewhere',
    engine,
    model: `${engine} ${baseUrl ?? ''} ${address.model}`,
    call: createCallModel(address, patience),
    now,
    ...rest,
  })
}

/** Asks a model that passed whether it still answers. */
const ONE = PROBES.filter(({ language }) => language === 'en').slice(0, 1)

const Verdicts = z.record(z.string(), z.object({ name: z.string(), right: z.int(), of: z.int() }))
type Verdicts = z.infer<typeof Verdicts>

type Needs = {
  /** If a model or an address is set, only that one is tested. */
  analysis: Pick<Config['analysis'], 'engine' | 'baseUrl' | 'model' | 'apiKey' | 'verdictsFile'>
  /** Checks the model's sentences as in real readings. */
  checks: Checks
  now: () => number
  tell: (line: string) => void
  timeout?: Timeouts
}

export async function findReader(needs: Needs): Promise<LanguageReader | null> {
  const { analysis, now, tell, timeout = TIMEOUT } = needs
  const named = readerOf(analysis, now, { timeout })
  if (named) return tried(named, named.name, hashOf(named.name, analysis.model ?? ''), needs)
  const { baseUrl, model: wanted, apiKey } = analysis
  const found = (await Promise.all(runnersAt(baseUrl).map(modelsOf))).flat()
  for (const model of found.filter(({ name }) => wanted === null || name === wanted)) {
    const { name, hash, ranBy, isElsewhere } = model
    const who = `${name} (${ranBy})`
    if (isElsewhere) {
      tell(`${who} sends words to another machine, so it isn’t used.`)
      continue
    }
    const address = {
      engine: 'openai-compatible',
      baseUrl: model.baseUrl,
      apiKey,
      model: name,
    } as const
    const reader = createLanguageReader({
      name,
      where: 'server',
      engine: 'local',
      model: hash,
      call: createCallModel(address, timeout),
      now,
    })
    const good = await tried(reader, who, hash, needs)
    if (good) return good
  }
  return null
}

/** Returns the reader with its score; null if it isn't good enough. */
async function tried(
  reader: LanguageReader,
  who: string,
  hash: string,
  { analysis: { verdictsFile }, checks, tell }: Needs,
): Promise<LanguageReader | null> {
  const begin = () => reader.begin().ask
  const known = (await readVerdicts(verdictsFile))[hash]
  if (known && known.right < ENOUGH) {
    tell(
      `${who} read ${known.right} of ${known.of} texts right when it was tried, so it isn’t used.`,
    )
    return null
  }
  const probed = await probeModel(begin, checks, known ? ONE : PROBES)
  if (probed.fault !== undefined) {
    tell(`${who} doesn’t answer (${callOutcome(probed.fault)}), so it isn’t used.`)
    return null
  }
  const { right, of } = known ?? probed
  if (!known) await saveVerdict(verdictsFile, hash, { name: reader.name, right, of })
  const isGood = right >= ENOUGH
  tell(`${who} read ${right} of ${of} texts right and ${isGood ? 'reads along' : 'isn’t used'}.`)
  return isGood ? { ...reader, mark: { right, of } } : null
}

async function readVerdicts(file: string): Promise<Verdicts> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  try {
    return Verdicts.parse(JSON.parse(text))
  } catch {
    // An unreadable file means all models are tested again.
    return {}
  }
}

async function saveVerdict(file: string, hash: string, verdict: Verdicts[string]): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const all = { ...(await readVerdicts(file)), [hash]: verdict }
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`)
}
