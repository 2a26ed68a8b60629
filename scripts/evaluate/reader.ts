/** Evaluates readings of held-out situations: side, main emotion, roles, mirrored pairs, and questions. */
import { isPleasant } from '#domain/emotion/emotion.ts'
import type { Facts } from '#domain/situation/facts.ts'
import type { Engine } from '#engine/engine.ts'
import { inputOf, readHeldOut } from './facts.ts'
import { calibrationError, type Guess, macroF1 } from './figures.ts'
import type { LabelledSituation } from './held-out-data.ts'

type ReadSituation = {
  family: string
  pair: string | null
  emotion: Guess | null
  side: Guess | null
  actor: boolean | null
  decisive: boolean | null
  /** Items whose touched label was predicted correctly. */
  touched: { right: number; all: number }
  isClaimed: boolean
  level: string
}

const sideOf = (category: Parameters<typeof isPleasant>[0]) =>
  isPleasant(category) ? 'pleasant' : 'unpleasant'

const topOf = (opinion: Record<string, number> = {}) =>
  Object.entries(opinion).sort(([, a], [, b]) => b - a)[0]

function readOne(engine: Engine, told: LabelledSituation, facts: Facts): ReadSituation {
  const input = inputOf(told)
  const { findings, crisis, understanding } = engine.write(input, facts)
  const main = told.items
    .flatMap(({ label, power }) => (label ? [{ ...label, weight: power * label.level }] : []))
    .sort((a, b) => b.weight - a.weight)[0]
  const sides = new Set(told.items.flatMap(({ label }) => (label ? sideOf(label.emotion) : [])))
  const first = understanding.equations[0]
  const guess = first?.verdict.category ?? understanding.ranked[0]?.category
  const [actor] = topOf(facts.whole.actor) ?? []
  const decisive = facts.sentences.map((row) => row.decisive?.decisive ?? 0)
  const { side, sideCertainty } = understanding.reading
  const judged = told.items.map(
    ({ label }, at) =>
      (facts.items[at]?.opinions.touched?.touched ?? 0) >= 0.5 === (label !== null),
  )
  return {
    family: told.family,
    pair: told.pair,
    emotion: main && guess ? { truth: main.emotion, guess, share: first?.certainty ?? 0 } : null,
    // If both sides occur, neither is wrong.
    side:
      main && guess && sides.size === 1
        ? {
            truth: sideOf(main.emotion),
            guess: findings.certainty === 'asks' ? side : sideOf(guess),
            share: sideCertainty,
          }
        : null,
    actor: told.told && actor ? actor === told.told.actor : null,
    decisive:
      told.told && decisive.length === told.sentences.length
        ? decisive.indexOf(Math.max(...decisive)) === told.told.decisive
        : null,
    touched: { right: judged.filter(Boolean).length, all: judged.length },
    isClaimed: findings.certainty !== 'asks',
    level: crisis.level,
  }
}

const isRight = ({ truth, guess }: Guess) => truth === guess
const rate = (rows: readonly boolean[]) =>
  rows.length === 0 ? '-' : (rows.filter(Boolean).length / rows.length).toFixed(3)

function figuresOf(rows: readonly ReadSituation[]): string {
  const emotions = rows.flatMap(({ emotion }) => emotion ?? [])
  const sides = rows.flatMap(({ side }) => side ?? [])
  const claimed = rows.filter(({ isClaimed, side }) => isClaimed && side)
  const pairs = Object.values(
    Object.groupBy(
      rows.filter(({ pair }) => pair),
      ({ pair }) => pair!,
    ),
  )
    .filter((pair) => pair?.length === 2)
    .map((pair) => pair!)
  const both = pairs.map((pair) =>
    pair.every(({ emotion, side }) => emotion && side && isRight(emotion) && isRight(side)),
  )
  const sum = (part: 'right' | 'all') => rows.reduce((all, { touched }) => all + touched[part], 0)
  return [
    `main emotion ${rate(emotions.map(isRight))} (macro-F1 ${macroF1(emotions).toFixed(3)}, ECE ${calibrationError(emotions).toFixed(3)})`,
    `wrong side ${rate(sides.map((side) => !isRight(side)))} (ECE ${calibrationError(sides).toFixed(3)})`,
    ...(pairs.length > 0
      ? [
          `pairs both right ${rate(both)}, side of each ${rate(pairs.flat().flatMap(({ side }) => (side ? isRight(side) : [])))}`,
        ]
      : []),
    `actor ${rate(rows.flatMap(({ actor }) => actor ?? []))}`,
    `decisive ${rate(rows.flatMap(({ decisive }) => decisive ?? []))}`,
    `touched ${(sum('right') / Math.max(1, sum('all'))).toFixed(3)}`,
    `claimed ${rate(rows.map(({ isClaimed }) => isClaimed))}, wrong side among them ${rate(claimed.map(({ side }) => !isRight(side!)))}`,
    `danger ${rows.filter(({ level }) => level === 'danger').length}, care ${rows.filter(({ level }) => level === 'care').length} of ${rows.length}`,
  ].join(' · ')
}

export async function printReader(
  engine: Engine,
  situations: readonly LabelledSituation[],
): Promise<void> {
  const read = await readHeldOut(engine, situations)
  const rows = read.map(({ told, facts }) => readOne(engine, told, facts))
  console.log(`the reader, all: ${figuresOf(rows)}`)
  for (const [family, of] of Object.entries(Object.groupBy(rows, ({ family }) => family)))
    console.log(`  ${family}: ${figuresOf(of ?? [])}`)
}
