/**
 * Half of the sixty situations, understood as told and after what a person may say to it, against what was last looked
 * at and found right: test/golden/readings.json. Renewed, after a change of model or rules that is meant, by
 *   RENEW=1 npx vitest run src/engine/rules/every-reading.test.ts && npx biome check --write test/golden/readings.json
 * and read line by line before it is kept.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import type { Correction } from '#domain/situation/correction.ts'
import type { Facts } from '#domain/situation/facts.ts'
import type { Variables } from '#domain/situation/variables.ts'
import { embeddedEngine } from '#test/embedded-engine.ts'
import { inputOf } from '../../../scripts/analyse-lines.ts'
import type { Engine } from '../engine.ts'
import { type AnalyseInput, situationText } from '../input/situation-text.ts'
import { circumstancesOf } from './circumstances.ts'
import type { ReadEquation } from './equations.ts'
import { evidenceOfTwo, presenceOf } from './presence.ts'
import type { Understanding } from './understand.ts'

const golden = (name: string) => new URL(`../../../test/golden/${name}.json`, import.meta.url)
const KEPT = golden('readings')
const SITUATIONS = (
  JSON.parse(readFileSync(golden('situations'), 'utf8')) as Record<string, unknown>[]
).filter((_, at) => at % 2 === 0)

/** With a part more that is not chosen, and each tied to the next, so that something reaches further. */
function inputFor(situation: Record<string, unknown>): AnalyseInput {
  const input = inputOf(situation)
  const work = { id: 90, name: 'Work', category: 'accomplishments', power: 0.6, isChosen: false }
  const items = [...input.items, work]
  const types = ['supports', 'conflicts', 'influences'] as const
  return {
    ...input,
    items,
    relationships: items.slice(1).map((item, at) => ({
      sourceItemId: items[at]!.id,
      targetItemId: item.id,
      strength: 9,
      relationshipType: types[at % 3]!,
    })),
  }
}

const OWN: Variables = {
  power: 0.9,
  shift: -0.4,
  accepted: false,
  time: 'now',
  source: 'outside',
  perspective: 'self',
  confidence: 'medium',
}
const SAID: Readonly<Record<string, Correction>> = {
  'it was good': { side: 'pleasant' },
  'it was bad': { side: 'unpleasant' },
  'I did it': { actor: 'me' },
  'nobody did it': { actor: 'nobody' },
  'it is still to come': { time: 'future' },
  'it is over': { time: 'past' },
  'it is worry': { feelings: [{ category: 'worry' }] },
  'it is a pride of three about the first part': {
    feelings: [{ category: 'pride', strength: 3, itemId: 1 }],
  },
  'it is anger of the fifth step, and fear': {
    feelings: [{ category: 'anger', level: 5 }, { category: 'fear' }],
  },
  'it is about the first part': { about: 1 },
  'it is about work': { about: 90 },
  'it was a break-up': { moment: 'breakup/i-was-left' },
  'it was as I say': { saw: 'he left', expected: 'him to stay' },
  'the equation is mine': { equations: [{ itemId: 1, ...OWN }] },
}

const two = (share: number) => share.toFixed(2)

const sayEquation = ({ item, variables, verdict, certainty, kind, ...rest }: ReadEquation) =>
  [
    `${item.name}: ${verdict.name} (${verdict.category}) ${verdict.intensity}`,
    `${variables.shift} ${variables.time} ${variables.source} ${variables.accepted ? 'accepted' : 'open'} ${variables.confidence} ${variables.perspective}`,
    `sure ${two(certainty)}, weight ${two(rest.weight)}`,
    `${kind ?? 'no kind'} in ${rest.evidence}, told in ${rest.toldIn}`,
    ...(rest.stated ? [`stated ${rest.stated.shown}`] : []),
    ...(rest.via ? [`through ${rest.via.item.name}`] : []),
  ].join('; ')

const inShort = ({ certainty, equations, likely }: Understanding) =>
  [
    certainty,
    ...equations.map(
      ({ item, verdict, via, certainty: sure }) =>
        `${item.name} ${verdict.name} ${verdict.intensity} ${two(sure)}${via ? ' through' : ''}`,
    ),
    `likely ${likely.map(({ category, share }) => `${category} ${share}`).join(' ')}`,
  ].join('; ')

function understood(engine: Engine, input: AnalyseInput, facts: Facts) {
  const told = engine.understand(input, facts)
  const text = situationText(input.title, input.description)
  const { reading, ranked, equations } = told
  const time = equations[0]?.variables.time ?? 'now'
  const circumstances = Object.entries(
    circumstancesOf(text.whole, reading, time, told.isGrief),
  ).flatMap(([need, is]) => (is === null ? [] : [is ? need : `not ${need}`]))
  return {
    reading: `${told.certainty}, ${told.vagueness}, ${reading.side} ${two(reading.sideCertainty)}, ${told.actor ?? 'nobody known'}${told.isGrief ? ', grief' : ''}${told.tellsNothing ? ', nothing' : ''}`,
    rules: told.trace.map(({ rule }) => rule).join(' '),
    roles: told.roles.join(' '),
    held: reading.held.join(' '),
    untouched: told.untouched.map(({ name }) => name).join(', '),
    equations: equations.map(sayEquation),
    ranked: ranked
      .slice(0, 5)
      .map(
        ({ category: group, certainty, variables }) =>
          `${group} ${two(certainty)} ${variables.shift} ${variables.time} ${variables.source}`,
      ),
    likely: told.likely.map(({ category: group, share }) => `${group} ${share}`).join(', '),
    possible: told.possible.map(({ verdict, toldIn }) => `${verdict.name} ${toldIn}`).join('; '),
    present: presenceOf(facts, reading)
      .slice(0, 4)
      .map(({ category: group, likelihood }) => `${group} ${two(likelihood)}`)
      .join(', '),
    two: Object.values(evidenceOfTwo(facts, reading)).map(two).join(' '),
    circumstances: circumstances.join(', '),
    said: Object.fromEntries(
      Object.entries(SAID).map(([name, said]) => [
        name,
        inShort(engine.understand(input, facts, said)),
      ]),
    ),
  }
}

const found: Record<string, unknown> = {}
beforeAll(async () => {
  const engine = await embeddedEngine()
  for (const situation of SITUATIONS) {
    const input = inputFor(situation)
    const facts = await engine.readFacts(input)
    found[`${situation.id} ${situation.title}`] = understood(engine, input, facts)
  }
  if (process.env.RENEW) writeFileSync(KEPT, JSON.stringify(found, null, 2))
})

it.each(SITUATIONS.map(({ id, title }) => `${id} ${title}`))(
  'is understood as it was last looked at: %s',
  (name) => {
    const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, unknown>
    expect(found[name]).toEqual(kept[name])
  },
)
