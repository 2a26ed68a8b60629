import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Findings } from '#domain/situation/analysis.ts'
import type { Correction } from '#domain/situation/correction.ts'
import { NO_MOMENT } from '#domain/situation/moment.ts'
import { embeddedEngine } from '#test/embedded-engine.ts'
import type { Engine } from '../engine.ts'
import { toThirdPerson } from '../input/third-person.ts'
import { MomentLibrary } from '../library/moments.ts'
import { circumstancesOf } from '../rules/circumstances.ts'
import { offered } from '../rules/moment.ts'

const library = MomentLibrary.parse(
  JSON.parse(readFileSync(new URL('../../../models/library.json', import.meta.url), 'utf8')),
)

let engine: Engine
beforeAll(async () => {
  engine = await embeddedEngine()
}, 120_000)

const told = (description: string) => ({
  title: '',
  description,
  items: [],
  relationships: [],
  depth: 'premium' as const,
})

/** Writes the same text after each correction, as the server does. */
async function pages(description: string, ...corrections: Correction[]) {
  const input = told(description)
  const facts = await engine.readFacts(input)
  const written = []
  for (const said of [{}, ...corrections])
    written.push(engine.write(input, await engine.hear(input, facts, said), said).findings)
  return written
}

const LATE =
  'Practice was at six and I got there at half past. The others had started without me. Nobody looked up.'
const DISHES = 'I cried into the dishes tonight. Ana was out with her colleagues.'
const KITCHEN = 'I stood in the kitchen and cried and he looked at his phone.'

const typed = (expected: string): Correction => ({ expected, expectedFrom: 'typed' })

describe('everything below the equation', () => {
  it('follows an expectation the person typed, to the moment it speaks of', async () => {
    const [first, typedLine, tapped] = await pages(DISHES, typed('her to remember my birthday'), {
      expected: 'her to remember my birthday',
      expectedFrom: 'tapped',
    })
    expect(first!.moment).toBeNull()
    expect(typedLine!.moment?.name).toBe('forgotten/own-day')
    expect(typedLine!.moment?.insight).not.toBe('')
    expect(typedLine!.recommendations[0]).not.toEqual(first!.recommendations[0])
    expect(typedLine!.questions).not.toEqual(first!.questions)
    expect(typedLine!.equations[0]!.wish).toMatchObject({
      origin: 'own',
      own: 'her to remember my birthday',
    })
    // A tapped line comes from us and says nothing new.
    expect(tapped!.moment).toBeNull()
  })

  it('keeps one sentence worth remembering, which follows the feeling', async () => {
    const [first, chosen, none] = await pages(
      KITCHEN,
      { feelings: [{ category: 'shame', word: 'embarrassment' }] },
      { moment: NO_MOMENT },
    )
    expect(first!.moment).toBeNull()
    expect(first!.insight).toBe(first!.psychologicalInsights?.[0]?.description)
    expect(chosen!.insight).toMatch(/^People notice less/)
    expect(none!.insight).toBeTruthy()
  })

  it('speaks of the typed line itself where it belongs to no moment we know', async () => {
    const [first, once, other, long] = await pages(
      KITCHEN,
      typed('him to stay with me'),
      typed('I thought we would grow old together.'),
      typed('a home in which the two of us would still sit at one table when we are old'),
    )
    for (const page of [once!, other!]) {
      expect(page.recommendations[0]!.text).not.toBe(first!.recommendations[0]!.text)
      expect(page.questions).not.toEqual(first!.questions)
    }
    expect(once!.questions[0]).toMatch(/^“I wanted him to stay with me\.” /)
    expect(once!.recommendations[0]!.text).toContain('“I wanted him to stay with me.”')
    expect(other!.questions[0]).toMatch(/^“I thought we would grow old together\.” /)
    // A plan stays short enough to be remembered.
    expect(long!.recommendations).toEqual(first!.recommendations)
  })

  it('asks about what the person saw, in their words', async () => {
    const saw = 'They have replaced me'
    const [first, changed] = await pages(LATE, { saw })
    expect(changed!.questions).not.toEqual(first!.questions)
    expect(changed!.questions[0]).toMatch(/^“They have replaced me\.” /)
    expect(changed!.perceptions[0]!.description).toBe('They have replaced me.')
  })

  it('says no step twice where one speaks of a typed line', async () => {
    for (const category of ['sadness', 'anger', 'worry', 'regret', 'shame', 'disgust'] as const) {
      const said = { ...typed('to be asked'), feelings: [{ category }], moment: NO_MOMENT }
      const [, page] = await pages(LATE, said)
      const acts = page!.recommendations.map(({ act }) => act)
      expect(acts).toHaveLength(2)
      expect(new Set(acts).size, category).toBe(2)
    }
  })

  it('keeps help and silence as they are: no plan from a typed line in fresh grief', async () => {
    const [, page] = await pages(
      'Grandpa died on Monday. I keep wanting to call him.',
      typed('one more Sunday with him'),
    )
    expect(page!.recommendations.map(({ text }) => text).join()).not.toContain('Sunday')
  })

  it('says neither an expectation nor a wish in danger, typed or not', async () => {
    for (const page of await pages(
      'I expected Ana to come and she did not. I want to kill myself.',
      typed('her to remember my birthday'),
    )) {
      expect(page.equations).toMatchObject([{ itemName: 'Ana', expectation: '' }])
      expect(page.equations[0]).not.toHaveProperty('wish')
    }
  })
})

describe('the cards', () => {
  it('end with “None of these”, and not with a line of one’s own or a strength', async () => {
    const [first, none, line, tapped, strong] = await pages(
      LATE,
      { moment: NO_MOMENT },
      typed('them to wait for me'),
      { expected: 'to keep what I had', expectedFrom: 'tapped' },
      { feelings: [{ category: 'sadness', strength: 8 }] },
    )
    expect(first!.moments!.length).toBeGreaterThan(0)
    expect(strong!.moments!.length).toBeGreaterThan(0)
    for (const page of [line!, tapped!]) expect(page.moments!.length).toBeGreaterThan(0)
    expect(none!.moments).toEqual([])
  })

  it('bring the feeling the person chose, or do not come', async () => {
    const categories = ['anger', 'shame', 'worry', 'regret', 'disgust'] as const
    const [, ...chosen] = await pages(
      LATE,
      ...categories.map((category) => ({ feelings: [{ category }] })),
    )
    for (const [at, page] of chosen.entries())
      for (const card of page.moments ?? []) expect(card.category).toBe(categories[at])
  })

  const circumstances = (text: string) =>
    circumstancesOf(text, { actor: 'other', actorCertainty: 0.5 }, 'now', false)
  const cardsOf = (shares: Record<string, number>, text: string) => {
    const candidates = Object.entries(shares).map(([name, share]) => ({
      entry: library.find((entry) => entry.name === name)!,
      share,
    }))
    const known = { category: 'happiness' as const, circumstances: circumstances(text) }
    return offered(candidates, null, known).map(({ name }) => name)
  }
  const SINGING = { 'quiet-joy/alone': 0.3, 'baby-news/born-in-the-family': 0.3 }

  it('speak of no child the text doesn’t mention', () => {
    expect(cardsOf(SINGING, 'mum sang again this morning')).toEqual(['quiet-joy/alone'])
    expect(cardsOf(SINGING, 'mum sang to the baby')).toHaveLength(2)
  })

  it('are left out where they are far less likely than the first', () => {
    const shares = {
      'quiet-joy/alone': 0.7,
      'relief/danger-past': 0.06,
      'memory/of-a-good-time': 0.05,
    }
    expect(cardsOf(shares, 'it was quiet')).toEqual(['quiet-joy/alone'])
    expect(cardsOf({ 'quiet-joy/alone': 0.04 }, 'it was quiet')).toEqual([])
  })

  it.each([
    ['illness-self/emergency', 'Right now'],
    ['carer-worn/no-strength-left', 'helpline'],
    ['stolen-or-scammed/talked-into-it', 'police'],
  ])('call for help only where it is likelier: %s, with its “%s”', (name, call) => {
    const [first] = library.find((entry) => entry.name === name)!.steps
    expect(`${first!.when} ${first!.act}`).toContain(call)
    const text = 'she said it was about money'
    expect(cardsOf({ 'quiet-joy/alone': 0.29, [name]: 0.29 }, text)).toEqual(['quiet-joy/alone'])
    expect(cardsOf({ [name]: 0.3 }, text)).toEqual([name])
  })
})

/** Everything the page says in our own words. */
const ours = ({ recommendations, questions, insight, equations, ...lists }: Findings) =>
  JSON.stringify([
    recommendations,
    questions,
    insight,
    equations.map(({ wish }) => wish),
    lists.psychologicalInsights,
    lists.growthOpportunities,
    lists.emotions.map(({ description }) => description),
  ])

/** The moment is tapped, so each text has lines that name someone. */
const HURT: Correction = { moment: 'i-hurt-someone/sharp-words', feelings: [{ category: 'shame' }] }
const LEFT: Correction = {
  moment: 'forgot-someone/left-waiting',
  feelings: [{ category: 'shame' }],
}

describe('the person a line speaks of', () => {
  it.each([
    ['I shouted at Leo until he cried. My own boss heard it over the phone.', 'boss'],
    [
      'I told Sam before the whole team that his work was rubbish. Brendan said nothing.',
      'Brendan',
    ],
    ['I left a nasty comment on my friend Zoe’s page. Her boyfriend Mark wrote to me.', 'Mark'],
    ['I kicked over the stall in my temper. Priya saw me from the window.', 'Priya'],
  ])('is never a bystander: %s', async (text, bystander) => {
    const [, hurt, left] = await pages(text, HURT, LEFT)
    expect(ours(hurt!) + ours(left!)).not.toContain(bystander)
  })

  it('is whoever the writer did it to, though others are named after', async () => {
    const [, page] = await pages(
      'I forgot to pick up my little brother from training. He stood in the rain. Brendan drove him home.',
      LEFT,
    )
    expect(ours(page!)).toContain('my little brother')
    expect(ours(page!)).not.toContain('Brendan')
  })

  it('is the part the person put right, or nobody', async () => {
    const text =
      'I forgot to pick up my little brother from training. He stood in the rain. Brendan drove him home.'
    const [, ruth, brendan, nothing] = await pages(
      text,
      ...(['Ruth', 'Brendan', null] as const).map((about) => ({ ...LEFT, about })),
    )
    for (const page of [ruth!, brendan!, nothing!]) expect(ours(page)).not.toContain('brother')
    expect(ours(ruth!)).not.toContain('Brendan')
    expect(ours(brendan!)).toContain('Brendan')
    expect(ours(nothing!)).not.toContain('Brendan')
  })
})

describe('each of two feelings', () => {
  const both = (shame: string | null, sadness: string | null): Correction => ({
    feelings: [
      { category: 'shame', part: shame },
      { category: 'sadness', part: sadness },
    ],
  })
  const parts = async (said: Correction) => {
    const input = told(LATE)
    const { equations } = engine.write(input, await engine.readFacts(input), said).findings
    return equations.map(({ category, itemName }) => [category, itemName])
  }

  it('is about its own part, on the map or not', async () => {
    expect(await parts(both('Ruth', 'the band'))).toEqual([
      ['shame', 'Ruth'],
      ['sadness', 'the band'],
    ])
    expect(await parts(both('Ruth', null))).toEqual([
      ['shame', 'Ruth'],
      ['sadness', ''],
    ])
  })
})

describe('a copy for others', () => {
  const published = { named: [] }

  it('turns no insight round that already speaks of others', async () => {
    const wrong = library
      .flatMap(({ insights }) => insights)
      .filter(({ text }) => /\b(?:they|them|their)\b/i.test(text))
    expect(wrong.length).toBeGreaterThan(50)
    const input = { ...told(LATE), published }
    const facts = await engine.readFacts(input)
    for (const entry of library.filter(({ feelings, insights }) => feelings[0] && insights[0])) {
      const said = { moment: entry.name, feelings: [{ category: entry.feelings[0]! }] }
      const { psychologicalInsights = [] } = engine.write(input, facts, said).findings
      for (const { description } of psychologicalInsights) {
        const isOwn = entry.insights.some(({ text }) => text === description)
        const before = [...entry.insights.map(({ text }) => text), ...entry.views]
        const isTurned = before.some((text) => toThirdPerson(text) === description)
        expect(isOwn || isTurned, description).toBe(true)
        if (!isOwn)
          expect(before.find((text) => toThirdPerson(text) === description)).not.toMatch(
            /\bthey\b/i,
          )
      }
    }
  })

  it('is about nothing where nothing on the map was meant', async () => {
    const input = { ...told(LATE), published }
    const facts = await engine.readFacts(input)
    const shame = { category: 'shame', part: 'Ruth' } as const
    for (const said of [{}, { about: 'Ruth' }, { feelings: [shame] }]) {
      const { equations } = engine.write(input, facts, said).findings
      expect(equations.map(({ itemName }) => itemName)).toEqual([''])
    }
  })
})
