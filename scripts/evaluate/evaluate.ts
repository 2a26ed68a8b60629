/**
 * `npm run evaluate` prints the engine's figures on held-out data. `--public FOLDER` adds public sets it was never
 * trained on, `--part dev` uses the development part. `--rules` measures all rules, `--without RULE` one, and
 * `--authors 1,4` adds these authors' mixed, kind, dry and stated texts. `--in FILE --out FILE` reads lines
 * `{"set","id","text"}` and writes the model's probabilities with `actor`, `side` and the `level` of danger. `--language-model`
 * replays recorded answers of language models, and `--lost` names the sentences they lose.
 */
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { EMOTION_CATEGORIES } from '#domain/emotion/emotion.ts'
import { TRAPS } from '#domain/situation/analysis.ts'
import type { Engine } from '#engine/engine.ts'
import { createEmbeddedEngine } from '#server/outside/engine/embedded-engine.ts'
import { readHeldOut } from './facts.ts'
import {
  calibrationError,
  confusions,
  crisisFigures,
  eventFigures,
  guessTexts,
  macroF1,
  ownFigures,
} from './figures.ts'
import { ownSentences, ownSituations, publicTexts, situationsBy } from './held-out-data.ts'
import { printReader } from './reader.ts'
import { printRules } from './rules.ts'

const OWN = fileURLToPath(new URL('../../training/data', import.meta.url))

const { values } = parseArgs({
  options: {
    in: { type: 'string' },
    out: { type: 'string' },
    own: { type: 'string', default: OWN },
    public: { type: 'string', default: '' },
    part: { type: 'string', default: 'test' },
    most: { type: 'string', default: '1500' },
    models: { type: 'string' },
    rules: { type: 'boolean', default: false },
    without: { type: 'string' },
    authors: { type: 'string', default: '' },
    'language-model': { type: 'boolean', default: false },
    lost: { type: 'boolean', default: false },
  },
})

const round = (value: number) => Math.round(value * 10_000) / 10_000
const shares = (opinion: Record<string, number> | undefined, names: readonly string[]) => {
  const known = names.map((name) => [name, opinion?.[name] ?? 0] as const)
  return Object.fromEntries(known.map(([name, share]) => [name, round(share)]))
}

const topOf = (opinion: Record<string, number> | undefined): string | null =>
  Object.entries(opinion ?? {}).sort(([, a], [, b]) => b - a)[0]?.[0] ?? null

async function readLine(engine: Engine, line: string): Promise<Record<string, unknown>> {
  let row: Record<string, unknown> = {}
  try {
    row = (JSON.parse(line) ?? {}) as Record<string, unknown>
  } catch {
    return {
      set: null,
      id: null,
      probs: {},
      traps: {},
      crisis: 0,
      problem: 'This line is not JSON.',
    }
  }
  const text = typeof row.text === 'string' ? row.text.slice(0, 20_000) : ''
  const { whole, crisisShare } = await engine.read(text)
  const { isCrisis, level } = await engine.detect([text])
  return {
    set: row.set ?? null,
    id: row.id ?? null,
    probs: shares(whole.emotion, EMOTION_CATEGORIES),
    traps: shares(whole.trap, [...TRAPS, 'none']),
    // A pattern alone is enough, regardless of the models.
    actor: topOf(whole.actor),
    side: topOf(whole.side),
    level,
    crisis: round(isCrisis ? Math.max(0.5, crisisShare) : Math.min(0.4999, crisisShare)),
  }
}

async function readLines(engine: Engine, from: string, to: string): Promise<void> {
  const out = createWriteStream(to)
  for await (const line of createInterface({ input: createReadStream(from), crlfDelay: Infinity }))
    if (line.trim()) out.write(`${JSON.stringify(await readLine(engine, line))}\n`)
  out.end()
  await finished(out)
}

const part = values.part === 'dev' ? 'dev' : 'test'
const share = (value: number) => value.toFixed(3)
/** Prints a figure, or that data is missing. */
const print = (figure: string, value: string, rows: number) =>
  console.log(
    rows === 0
      ? `${figure.padEnd(58)} no data at hand`
      : `${figure.padEnd(58)} ${value.padEnd(24)} ${rows} rows`,
  )

async function printFigures(engine: Engine): Promise<void> {
  const own = await ownFigures(engine, ownSituations(values.own, part))
  const rate = (count: number) => share(count / Math.max(1, own.found))
  print('own situations, eleven categories, macro-F1', share(macroF1(own.emotion)), own.found)
  print(
    '  accuracy',
    rate(own.emotion.filter(({ truth, guess }) => truth === guess).length),
    own.found,
  )
  print(
    '  variables: sign of shift, accepted, time, source',
    [own.right.shift, own.right.accepted, own.right.time, own.right.source].map(rate).join(' '),
    own.found,
  )
  print('  touched items found', share(own.found / Math.max(1, own.touched)), own.touched)
  print(
    '  untouched items left alone',
    share(own.untouchedLeft / Math.max(1, own.untouched)),
    own.untouched,
  )
  print('  situations taken for danger to life', String(own.crises), own.touched)
  for (const line of confusions(own.emotion)) console.log(`    ${line}`)
  const situations = ownSituations(values.own, part)
  await printReader(engine, situations)
  const events = await eventFigures(engine, situations)
  print(
    'kind of event: right, among the first three',
    `${share(events.right)} ${share(events.near)}`,
    situations.length,
  )
  for (const [kind, name] of [
    ['crisis', 'crisis, plainly said'],
    ['hard', 'crisis, in veiled words'],
  ] as const) {
    const crisis = await crisisFigures(engine, ownSentences(values.own, kind, part))
    print(
      `${name}: sensitivity, false alarms`,
      `${share(crisis.sensitivity)} ${share(crisis.falseAlarms)}`,
      crisis.danger + crisis.calm,
    )
  }
  const traps = await guessTexts(engine, ownSentences(values.own, 'traps', part), 'trap')
  print('own thinking traps, ten kinds and none, macro-F1', share(macroF1(traps)), traps.length)
  if (!values.public) return
  const most = Number(values.most)
  for (const [set, head] of [
    ['empathetic', 'emotion'],
    ['isear', 'emotion'],
    ['goemotions', 'emotion'],
    ['reframing', 'trap'],
  ] as const) {
    const guesses = await guessTexts(engine, publicTexts(values.public, set, most), head)
    if (guesses.length === 0) continue
    print(
      `${set}: macro-F1, calibration error`,
      `${share(macroF1(guesses))} ${share(calibrationError(guesses))}`,
      guesses.length,
    )
  }
}

// Replays in an app of its own, and ends the process.
if (values['language-model']) await import('./language-model.ts')
const engine = await createEmbeddedEngine(values.models)
if (values.in && values.out) await readLines(engine, values.in, values.out)
else if (values.rules || values.without)
  printRules(
    await readHeldOut(engine, [
      ...ownSituations(values.own, part),
      ...situationsBy(values.own, values.authors),
    ]),
    engine,
    values.without,
  )
else await printFigures(engine)
