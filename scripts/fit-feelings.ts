/**
 * `node scripts/fit-feelings.ts --authors 4` fits the weights of evidence for one and two feelings
 * (`src/engine/rules/fitted.json`) on texts the model wasn't trained on: the development half of the held-out
 * situations, and the named authors' kind, mixed, dry and stated texts. `--check 4` evaluates on another author's.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { EMOTION_CATEGORIES, type EmotionCategory } from '#domain/emotion/emotion.ts'
import {
  evidenceOfPresence,
  evidenceOfTwo,
  likelihoodBy,
  presenceOf,
} from '#engine/rules/presence.ts'
import type { Reading } from '#engine/rules/reading.ts'
import { createEmbeddedEngine } from '#server/outside/engine/embedded-engine.ts'
import { inputOf, type ReadSituation, readHeldOut } from './evaluate/facts.ts'
import { ownSituations, situationsBy } from './evaluate/held-out-data.ts'

type Known<Name extends string> = { evidence: Record<Name, number>; isSo: boolean }

const STEPS = 30
/** Regularisation, which keeps weights with little evidence near zero. */
const RIDGE = 1

/** Solves a small linear system by elimination. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!])
  for (let pivot = 0; pivot < rows.length; pivot++)
    for (let row = 0; row < rows.length; row++) {
      if (row === pivot) continue
      const factor = rows[row]![pivot]! / rows[pivot]![pivot]!
      rows[row] = rows[row]!.map((value, at) => value - factor * rows[pivot]![at]!)
    }
  return rows.map((row, at) => row.at(-1)! / row[at]!)
}

/** Logistic regression by Newton's method, for the weights of evidence. */
function logisticFit<Name extends string>(known: readonly Known<Name>[]): Record<Name, number> {
  const names = Object.keys(known[0]!.evidence) as Name[]
  let weights = names.map(() => 0)
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight) => RIDGE * weight)
    const curve = names.map((_, row) => names.map((_, at) => (row === at ? RIDGE : 0)))
    for (const { evidence, isSo } of known) {
      const given = names.map((name) => evidence[name])
      const sum = given.reduce((all, value, at) => all + value * weights[at]!, 0)
      const share = 1 / (1 + Math.exp(-sum))
      given.forEach((value, row) => {
        slope[row]! += (share - Number(isSo)) * value
        given.forEach((other, at) => {
          curve[row]![at]! += share * (1 - share) * value * other
        })
      })
    }
    const change = solve(curve, slope)
    weights = weights.map((weight, at) => weight - change[at]!)
  }
  return Object.fromEntries(
    names.map((name, at) => [name, Math.round(weights[at]! * 1000) / 1000]),
  ) as Record<Name, number>
}

const { values } = parseArgs({
  options: {
    authors: { type: 'string', default: '4' },
    check: { type: 'string', default: '' },
    models: { type: 'string' },
  },
})

const DATA = fileURLToPath(new URL('../training/data', import.meta.url))
const FITTED = fileURLToPath(new URL('../src/engine/rules/fitted.json', import.meta.url))
/**
 * The maximum share of texts with one feeling that get a second one. These are harder than what people write: of 284
 * fresh texts with one feeling, .05 get a second one.
 */
const ADDED_AT_MOST = { parts: 0.08, open: 0.15 }

const engine = await createEmbeddedEngine(values.models)

type Row = ReadSituation & { felt: readonly EmotionCategory[]; heard: Pick<Reading, 'stated'> }

async function rowsOf(situations: Parameters<typeof readHeldOut>[1]): Promise<Row[]> {
  const read = await readHeldOut(engine, situations)
  return read.flatMap(({ told, facts }) => {
    const felt = [...new Set(told.items.flatMap(({ label }) => label?.emotion ?? []))]
    if (felt.length === 0) return []
    const { reading } = engine.understand(inputOf(told), facts)
    return [{ told, facts, felt, heard: reading }]
  })
}

const rows = await rowsOf([...ownSituations(DATA, 'dev'), ...situationsBy(DATA, values.authors)])
/** The text's encoding doesn't depend on items, so dropping them equals choosing none. */
const opened = (row: Row): Row => ({ ...row, facts: { ...row.facts, items: [], itemIds: [] } })

function fit(kind: keyof typeof ADDED_AT_MOST, rows: readonly Row[]) {
  const presence = logisticFit(
    rows.flatMap(({ facts, felt, heard }) =>
      EMOTION_CATEGORIES.map((category) => ({
        evidence: evidenceOfPresence(category, facts, heard),
        isSo: felt.includes(category),
      })),
    ),
  )
  const two = logisticFit(
    rows.map(({ facts, felt, heard }) => ({
      evidence: evidenceOfTwo(facts, heard, presence),
      isSo: felt.length > 1,
    })),
  )
  const ofOne = rows
    .filter(({ felt }) => felt.length === 1)
    .map(({ facts, heard }) => likelihoodBy(evidenceOfTwo(facts, heard, presence), two))
    .toSorted((one, other) => other - one)
  const twoFrom = Math.round(ofOne[Math.floor(ADDED_AT_MOST[kind] * ofOne.length)]! * 100) / 100
  return { presence, two, twoFrom }
}

const fitted = { parts: fit('parts', rows), open: fit('open', rows.map(opened)) }
writeFileSync(FITTED, `${JSON.stringify(fitted, null, 2)}\n`)

function figures(name: string, kind: keyof typeof fitted, measured: readonly Row[]): string {
  const { presence, two, twoFrom } = fitted[kind]
  const found = ({ facts, heard }: Row) =>
    likelihoodBy(evidenceOfTwo(facts, heard, presence), two) >= twoFrom
  const first = ({ facts, heard }: Row) =>
    presenceOf(facts, heard, presence)
      .slice(0, 2)
      .map(({ category }) => category)
  const mixed = measured.filter(({ felt }) => felt.length > 1)
  const both = mixed.filter((row) => found(row) && first(row).every((it) => row.felt.includes(it)))
  const single = measured.filter(({ felt }) => felt.length === 1)
  return `${name}, ${kind}: both found in ${both.length} of ${mixed.length}, a second added in ${single.filter(found).length} of ${single.length}`
}

const tell = (name: string, measured: readonly Row[]): void => {
  console.log(figures(name, 'parts', measured))
  console.log(figures(name, 'open', measured.map(opened)))
}
tell('fitted on', rows)
if (values.check) tell('checked on', await rowsOf(situationsBy(DATA, values.check)))
