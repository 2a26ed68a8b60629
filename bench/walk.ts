/**
 * Measures how many guided questions are asked on held-out texts, and the value of the answers, which the labels give.
 * `node bench/walk.ts`, `--part dev` for the development part, `--most 100` for the first texts only.
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isPleasant } from '#domain/emotion/emotion.ts'
import type { Facts } from '#domain/situation/facts.ts'
import { answersOf, cardsFor, NO_ANSWERS, saidIn, type WalkCard } from '#domain/situation/walk.ts'
import type { Engine } from '#engine/engine.ts'
import { prefillFrom } from '#engine/guided-prefill.ts'
import type { AnalyseInput } from '#engine/input/situation-text.ts'
import { createEmbeddedEngine } from '#server/outside/engine/embedded-engine.ts'
import {
  type LabelledItem,
  type LabelledSituation,
  ownSituations,
} from '../scripts/evaluate/held-out-data.ts'

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'test' },
    most: { type: 'string', default: '100000' },
  },
})
const OWN = fileURLToPath(new URL('../training/data', import.meta.url))

const inputOf = ({ title, description, items }: LabelledSituation): AnalyseInput => ({
  title,
  description,
  items: items.map(({ name, category, power }, at) => ({ id: at + 1, name, category, power })),
  relationships: [],
  depth: 'basic',
})

type Labelled = LabelledItem & { label: NonNullable<LabelledItem['label']>; id: number }
const touchedIn = ({ items }: LabelledSituation): Labelled[] =>
  items
    .flatMap((item, at) => (item.label ? [{ ...item, label: item.label, id: at + 1 }] : []))
    .toSorted((a, b) => b.power * b.label.level - a.power * a.label.level)

/** The questions that decide the feeling. The others concern its words. */
const DECIDING: readonly WalkCard[] = ['see', 'how']
const MAX = [0, 2, 4] as const

const GRIEF_OR_HARM = ['death', 'pet-loss', 'miscarriage', 'violence', 'harassed']

/** One part of the map at a time, as on the cards: its questions and the label's answers. */
function walkAbout(engine: Engine, input: AnalyseInput, facts: Facts, { id, label }: Labelled) {
  const about = { ...input, items: input.items.filter((item) => item.id === id) }
  const known = prefillFrom(about, facts, engine.write(about, facts))
  const { seen, how } = answersOf(label.emotion)
  const cards = cardsFor(known, { seen: known.seen ?? seen }, true).filter(
    (card) => card !== 'what',
  )
  const deciding = cards.filter((card) => DECIDING.includes(card))
  const isRight = (asked: readonly WalkCard[]) => {
    const answers = {
      ...NO_ANSWERS,
      seen: asked.includes('see') ? seen : null,
      how: asked.includes('how') ? how : null,
    }
    const said = saidIn(answers, known)
    const { equations } = engine.write(about, facts, said).understanding
    return equations[0]?.verdict.category === label.emotion
  }
  return {
    cards,
    right: MAX.map((most) => isRight(deciding.slice(0, most))),
    always: isRight(DECIDING),
  }
}

async function walkThrough(engine: Engine, told: LabelledSituation) {
  const input = inputOf(told)
  const start = performance.now()
  const facts = await engine.readFacts(input)
  const { findings } = engine.write(input, facts)
  const took = performance.now() - start
  const touched = touchedIn(told)
  const [main] = touched
  const claimed = findings.emotions[0]?.category
  const sides = new Set(touched.map(({ label }) => isPleasant(label.emotion)))
  return {
    took,
    isTender: told.events.some((event) => GRIEF_OR_HARM.includes(event)),
    isAsked: findings.certainty === 'asks',
    isWrongSide:
      claimed && main && sides.size === 1
        ? isPleasant(claimed) !== isPleasant(main.label.emotion)
        : null,
    walks: touched.map((item) => walkAbout(engine, input, facts, item)),
  }
}

const engine = await createEmbeddedEngine()
const situations = ownSituations(OWN, values.part === 'dev' ? 'dev' : 'test')
const rows: Awaited<ReturnType<typeof walkThrough>>[] = []
for (const told of situations.slice(0, Number(values.most)))
  rows.push(await walkThrough(engine, told))

const share = (all: readonly boolean[]) =>
  `${((100 * all.filter(Boolean).length) / Math.max(1, all.length)).toFixed(1)} % of ${all.length}`
const at = (numbers: readonly number[], part: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * part)] ?? 0
const counts = rows.flatMap(({ walks }) => walks.slice(0, 1).map(({ cards }) => cards.length))
const walks = rows.flatMap((row) => row.walks)
const print = (name: string, value: string) => console.log(`${name.padEnd(52)} ${value}`)

const mean = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length)
print('questions per text: median, mean', `${at(counts, 0.5)}, ${mean.toFixed(2)}`)
for (const number of [0, 1, 2, 3])
  print(`  ${number}`, share(counts.map((count) => count === number)))
for (const card of ['part', 'wanted', 'see', 'how'] as const)
  print(`  asked: ${card}`, share(walks.map(({ cards }) => cards.includes(card))))
for (const [index, most] of MAX.entries())
  print(`item category, ${most} questions at most`, share(walks.map(({ right }) => right[index]!)))
print('  both deciding questions, asked or not', share(walks.map(({ always }) => always)))
print('no claim: the text is asked about', share(rows.map(({ isAsked }) => isAsked)))
print('wrong side among the claimed', share(rows.flatMap((row) => row.isWrongSide ?? [])))
const tender = rows.filter(({ isTender }) => isTender).flatMap((row) => row.walks)
print(
  'death or violence: asked what they wanted',
  share(tender.map(({ cards }) => cards.includes('wanted'))),
)
const times = rows.map(({ took }) => took)
print(
  'until it is known what to ask, ms: p50, p95',
  `${at(times, 0.5).toFixed(0)}, ${at(times, 0.95).toFixed(0)}`,
)
process.exit(0)
