import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Facts } from '#domain/situation/facts.ts'
import { embeddedEngine } from '#test/embedded-engine.ts'
import type { Engine } from '../engine.ts'
import { toThirdPerson } from '../input/third-person.ts'
import { type MomentEntry, MomentLibrary } from '../library/moments.ts'

const SENTENCES = 2000
/** Sentences a feeling turns on, as people write them; the training data marks them. */
const marked = globSync('training/data/moments/*.txt')
  .sort()
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/<([^<>]+)>/g)])
  .map(([, sentence]) => sentence!.replace(/[[\]{}]/g, ''))
const every = Math.floor(marked.length / SENTENCES)
const texts = marked.filter((_, at) => at % every === 0).slice(0, SENTENCES)

const shipped = new URL('../../../models/library.json', import.meta.url)
const moments = MomentLibrary.parse(JSON.parse(readFileSync(shipped, 'utf8'))).filter(
  ({ feelings }) => feelings.length > 0,
)
/** The model is not asked: what is turned into another person is the same whatever it reads. */
const FACTS: Facts = {
  whole: {},
  sentences: [],
  items: [],
  itemIds: [],
  crisisLogit: -9,
  careLogit: -9,
}

/** "She hugged I", "for I": a subject where an object belongs. */
const SUBJECT_AS_OBJECT =
  /\b(?:to|for|with|of|at|about|from|by|against|without|\w{3,}ed|told|gave|let|made|saw|left) I(?=[.,!?;]|$| (?:and|or|but|to|in|at|on|for|with|so|because|twice|again|back)\b)/
const CLOSENESS_AS_VERB = /\b(?:is|are) (?:matters|at the core of)\b|\bmatters,? 0\.\d/
const TIME =
  /\b(?:today|tonight|tomorrow|this (?:morning|evening|week|weekend)|within a day|(?:on )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/gi

let engine: Engine
beforeAll(async () => {
  engine = await embeddedEngine()
}, 120_000)

const bare = (words: string) => words.replace(/[.…]+$/, '').toLowerCase()

function pageOf(description: string, { name, feelings: [category] }: MomentEntry) {
  const input = { title: '', description, items: [], relationships: [], depth: 'premium' as const }
  const said = { moment: name, feelings: [{ category: category! }] }
  return engine.write(input, FACTS, said).findings
}

describe(`a person's words, over ${SENTENCES} sentences and every moment`, () => {
  it('are quoted as they were written, and our lines keep to one person', () => {
    expect(texts).toHaveLength(SENTENCES)
    const told = new Set<string>()
    const wrong: string[] = []
    for (const [at, text] of texts.entries()) {
      const moment = moments[at % moments.length]!
      const page = pageOf(text, moment)
      if (page.moment?.name === moment.name) told.add(moment.name)
      const quotes = [
        ...page.perceptions.map(({ description }) => description),
        ...page.expectations
          .filter(({ origin }) => origin === 'stated')
          .map(({ description }) => description),
      ]
      wrong.push(...quotes.filter((quote) => !text.toLowerCase().includes(bare(quote))))
      // The number that is explained is the number that is shown.
      wrong.push(
        ...page.emotions.flatMap(({ because = '', intensity }) => {
          const [, number] = /^(\d+) of 10/.exec(because) ?? []
          return number && Number(number) !== Math.round(10 * intensity) ? [because] : []
        }),
      )
      const wishes = page.equations.flatMap(({ wish }) =>
        wish && wish.origin !== 'stated' ? [wish.own ?? '', ...wish.suggestions] : [],
      )
      const plans = page.recommendations.map(({ text: plan }) => plan)
      const spoken = [...plans, ...wishes]
      const toYou = [
        page.reading,
        ...page.emotions.map(({ description }) => description),
        ...page.questions,
        ...(page.psychologicalInsights ?? []).map(({ description }) => description),
      ]
      wrong.push(
        ...[...spoken, ...toYou].filter(
          (line) =>
            SUBJECT_AS_OBJECT.test(line) || CLOSENESS_AS_VERB.test(line) || /[{}|]/.test(line),
        ),
        ...wishes.filter((line) => /(?<!thank )\b(?:you|your|yourself)\b/i.test(line)),
        ...toYou.filter((line) =>
          /\b(?<!am )(?:I|me|my|myself)\b/.test(line.replace(/“[^”]*”/g, '')),
        ),
        ...plans.filter((plan) => (plan.match(TIME) ?? []).length > 1),
        ...(page.personalConnections ?? [])
          .map(({ description }) => description)
          .filter((line) => line.includes('.”.')),
      )
    }
    expect([...new Set(wrong)]).toEqual([])
    expect(told.size).toBe(moments.length)
  })

  it('are told to others without a subject where an object belongs', () => {
    const lines = moments.flatMap(({ sense, insights, wants }) => [
      ...sense,
      ...insights.map(({ text }) => text),
      ...wants,
    ])
    const wrong = lines
      .map(toThirdPerson)
      .filter((line) =>
        /\b(?:to|for|with|of|about|from|by) they\b|(?<!of |with |around )\bthem (?:are|were|have|had|can|could|will|would|did|do|’re|’ve|’d|’ll)\b|\byour?\b/i.test(
          line.replace(/“[^”]*”/g, ''),
        ),
      )
    expect(wrong).toEqual([])
  })
})
