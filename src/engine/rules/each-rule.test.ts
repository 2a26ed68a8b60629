/** Each rule by itself, over a reading made for it: where its limit lies, and what it leaves alone. */
import { describe, expect, it } from 'vitest'
import type { EmotionCategory } from '#domain/emotion/emotion.ts'
import { emotionOf } from '#domain/emotion/equation.ts'
import type { Correction } from '#domain/situation/correction.ts'
import type { Variables } from '#domain/situation/variables.ts'
import { situationText } from '../input/situation-text.ts'
import type { Opinions } from '../model/opinion.ts'
import { CLAIM_RULES } from './claim-rules.ts'
import { PART_CORRECTIONS, WHOLE_CORRECTIONS } from './correction-rules.ts'
import type { Decision } from './decide.ts'
import { CARRIED_RULES, EQUATION_RULES } from './equation-rules.ts'
import { type ReadEquation, strongestFirst } from './equations.ts'
import type { Context, Reading } from './reading.ts'
import { applyRules, type Rule } from './rule.ts'
import { TEXT_RULES } from './text-rules.ts'
import { readWhole } from './understand.ts'

const item = (id: number) => ({ id, name: `Part ${id}`, category: 'ideas', power: 0.8 })
const VARIABLES: Variables = {
  power: 0.8,
  shift: -0.5,
  accepted: false,
  time: 'now',
  source: 'outside',
  perspective: 'self',
  confidence: 'high',
  isAttacked: true,
}

const context = (whole: Opinions = {}, more: Partial<Context> = {}): Context => ({
  text: situationText('', 'My boss took my idea today and told everybody that it was his own.'),
  readings: { whole, sentences: [], items: [], crisisLogit: -9, careLogit: -9 },
  said: {},
  read: [],
  items: [],
  ties: [],
  sideWeight: 0,
  calibration: { side: 1, emotion: 1 },
  isAnswered: false,
  ...more,
})
const NOTHING_STATED: Reading['stated'] = { feelings: [], before: [] }
const reading = (more: Partial<Reading> = {}): Reading => ({
  ...readWhole(context()),
  side: 'unpleasant',
  sideCertainty: 0.99,
  bright: 0.01,
  stated: NOTHING_STATED,
  ...more,
})
const stated = (group: EmotionCategory, second?: EmotionCategory): Reading['stated'] => ({
  feelings: [
    {
      word: group,
      shown: group,
      quote: group,
      group,
      side: 'unpleasant',
      degree: null,
      usual: 5,
      range: [1, 10],
      isTop: false,
      sentence: 0,
      start: 0,
      end: 1,
      ...(second && { second }),
    },
  ],
  before: [],
})
const equation = (category: EmotionCategory, more: Partial<ReadEquation> = {}): ReadEquation => ({
  item: item(1),
  variables: { ...VARIABLES },
  certainty: 0.9,
  weight: 1,
  verdict: { category, level: 3, name: category, intensity: 0.6 },
  evidence: [0],
  kind: null,
  toldIn: [0],
  ...more,
})
const ruleOf = (rules: readonly Rule[], id: string) => rules.find((rule) => rule.id === id)!

describe('how much may be claimed', () => {
  const after = (
    one: Reading,
    whole: Opinions = { emotion: { anger: 0.9 } },
    more: Partial<Context> = {},
  ) => applyRules(CLAIM_RULES, one, context(whole, more))
  const claim = (...args: Parameters<typeof after>) => after(...args).reading.certainty
  const angry = (more: Partial<Reading> = {}) =>
    reading({ equations: [equation('anger')], held: ['anger'], ...more })

  it('is nothing without an equation or words', () => {
    expect(claim(angry({ equations: [] }))).toBe('asks')
    expect(claim(angry({ vagueness: 'short' }))).toBe('asks')
  })

  it('is sure only where the person said it', () => {
    const [feeling] = stated('anger').feelings
    expect(claim(angry())).toBe('likely')
    expect(claim(angry({ equations: [equation('anger', { stated: feeling! })] }))).toBe('sure')
    expect(claim(angry({ equations: [equation('anger', { certainty: 1 })] }))).toBe('sure')
  })

  it('is asked about a feeling the whole text hardly speaks for, or one of the other side', () => {
    const anger = (share: number, more: Partial<Reading> = {}) =>
      claim(angry(more), { emotion: { anger: share, joy: 1 - share } })
    expect([anger(0.39), anger(0.4)]).toEqual(['asks', 'likely'])
    expect(anger(0.9, { side: 'pleasant' })).toBe('asks')
    expect(anger(0.9, { side: 'pleasant', held: ['anger', 'happiness'] })).toBe('likely')
  })

  it('is said of two feelings that have the text together', () => {
    const both = (sadness: number) =>
      claim(angry({ held: ['anger', 'sadness'] }), { emotion: { anger: 0.3, sadness } })
    expect([both(0.44), both(0.45)]).toEqual(['asks', 'likely'])
  })

  it('doubts nothing that the person stated or said', () => {
    const [feeling] = stated('anger').feelings
    const said = (...equations: ReadEquation[]) => claim(angry({ equations }), {})
    expect(said(equation('anger', { stated: feeling! }))).toBe('sure')
    expect(said(equation('anger'), equation('fear', { certainty: 1 }))).toBe('likely')
    expect(said(equation('anger'))).toBe('asks')
  })

  it('speaks of guilt only where half of the text does', () => {
    const guilt = (category: 'shame' | 'regret', share: number) =>
      claim(angry({ equations: [equation(category)], held: [category] }), {
        emotion: { [category]: share },
      })
    expect([guilt('regret', 0.49), guilt('regret', 0.5)]).toEqual(['asks', 'likely'])
    expect([guilt('shame', 0.49), guilt('shame', 0.5)]).toEqual(['asks', 'likely'])
  })
})

describe('what a text tells', () => {
  const told = (description: string, more: Partial<Reading> = {}, whole: Opinions = {}) =>
    applyRules(TEXT_RULES, reading(more), context(whole, { text: situationText('', description) }))
      .reading

  it.each([
    ['I went home and slept very well', 'short'],
    ['I went home and slept very well then', 'clear'],
    ['uno dos tres cuatro', 'short'],
    ['uno dos tres cuatro cinco seis siete ocho', 'foreign'],
    ['It was a weird day and I cannot say what it was about it, really not', 'short'],
    ['All as always here, so I went home early', 'short'],
    ['All as always here, so I went home early and then I slept for long', 'clear'],
  ])('“%s” is %s', (description, vagueness) => {
    expect(told(description).vagueness).toBe(vagueness)
    expect(told(description, { stated: stated('worry') }).vagueness).toBe('clear')
    expect(told(description, { vagueness: 'neutral' }).vagueness).toBe('neutral')
  })

  it('is neutral where the model sees no feeling, or no event', () => {
    const long = 'I went home and slept very well then'
    const seen = (whole: Opinions) => told(long, {}, whole).vagueness
    expect([seen({ emotion: { none: 0.6 } }), seen({ event: { nothing: 0.6 } })]).toEqual([
      'neutral',
      'neutral',
    ])
    expect(seen({ emotion: { none: 0.59 }, event: { nothing: 0.59 } })).toBe('clear')
  })

  it('tells of a death', () => {
    expect(told('My grandmother died on Sunday, and I was not there.').isGrief).toBe(true)
    expect(told('My phone died on Sunday, and I was not there.').isGrief).toBe(false)
  })
})

const decision = (category: EmotionCategory, certainty: number): Decision => ({
  category,
  certainty,
  variables: { ...VARIABLES },
})
const part = (id: number, ...ranked: Decision[]): Reading['parts'][number] => ({
  touch: { item: item(id), at: id - 1, weight: 1 },
  all: ranked,
  ranked,
})

describe('what the person says', () => {
  const RANKED = (
    ['anger', 'sadness', 'worry', 'shame', 'happiness', 'positiveanticipation'] as const
  ).map((category, at) => decision(category, 0.4 - 0.05 * at))
  const left = (said: Correction, id = 1) =>
    ruleOf(PART_CORRECTIONS, 'applyCorrection').does(
      reading({ parts: [part(id, ...RANKED)] }),
      context({}, { said }),
    ).parts[0]!.ranked
  const names = (said: Correction) => left(said).map(({ category }) => category)

  it.each<[Correction, EmotionCategory[]]>([
    [{ side: 'pleasant' }, ['happiness', 'positiveanticipation']],
    [{ side: 'unpleasant' }, ['anger', 'sadness', 'worry', 'shame']],
    [{ actor: 'me' }, ['sadness', 'worry', 'shame', 'happiness', 'positiveanticipation']],
    [{ actor: 'other' }, ['anger', 'sadness', 'worry', 'happiness', 'positiveanticipation']],
    [{ actor: 'nobody' }, ['anger', 'sadness', 'worry', 'happiness', 'positiveanticipation']],
    [{ actor: 'both' }, RANKED.map(({ category }) => category)],
    [{ time: 'now' }, RANKED.map(({ category }) => category)],
    [{ time: 'future' }, ['worry', 'positiveanticipation']],
    [{ time: 'past' }, ['anger', 'sadness', 'shame', 'happiness']],
    [{ feelings: [{ category: 'worry', itemId: 9 }] }, ['anger', 'sadness', 'worry', 'shame']],
  ])('leaves of the feelings what fits: %j', (said, wanted) => {
    expect(names(said)).toEqual(wanted)
  })

  it('makes the first of them likely enough, and keeps all shares of one', () => {
    const [first, second] = left({ side: 'pleasant' })
    expect([first!.certainty, second!.certainty]).toEqual([0.7, expect.closeTo(0.15 / 0.35, 10)])
    const all = left({ saw: 'him' })
    expect(all[0]!.certainty).toBeCloseTo(0.4 / 1.65, 10)
    expect(all.reduce((sum, { certainty }) => sum + certainty, 0)).toBeCloseTo(1, 10)
  })

  it('takes a chosen feeling as it is, as strong as it is said', () => {
    const [worry, ...none] = left({ feelings: [{ category: 'worry', strength: 9 }] })
    expect(none).toEqual([])
    expect(worry).toMatchObject({ category: 'worry', certainty: 1 })
    expect(emotionOf(worry!.variables).intensity).toBe(0.9)
    expect(worry!.variables.power).toBe(0.81)
    const [mild] = left({ feelings: [{ category: 'worry', strength: 2 }] })
    expect([mild!.variables.power, emotionOf(mild!.variables).intensity]).toEqual([0.8, 0.2])
    const [step] = left({ feelings: [{ category: 'worry', level: 2, itemId: 1 }] })
    expect([step!.level, emotionOf(step!.variables).intensity]).toEqual([2, 0.3])
    expect(left({ feelings: [{ category: 'disgust' }] })).toEqual([])
    const [equal] = left({ equations: [{ itemId: 1, ...VARIABLES, time: 'future' }] })
    expect(equal).toMatchObject({ category: 'worry', certainty: 1 })
    expect(names({ equations: [{ itemId: 2, ...VARIABLES }] })).toHaveLength(6)
  })

  it('settles side and actor', () => {
    const whole = (said: Correction) =>
      applyRules(WHOLE_CORRECTIONS, reading(), context({}, { said })).reading
    expect(whole({ side: 'pleasant' })).toMatchObject({
      side: 'pleasant',
      sideCertainty: 1,
      bright: 0.99,
    })
    expect(whole({ feelings: [{ category: 'pride' }] })).toMatchObject({ side: 'pleasant' })
    expect(whole({ feelings: [{ category: 'fear' }], side: 'pleasant' })).toMatchObject({
      side: 'pleasant',
    })
    expect(whole({ actor: 'both' })).toMatchObject({
      actor: 'both',
      actorCertainty: 1,
      sideCertainty: 0.99,
    })
    const answered = ruleOf(WHOLE_CORRECTIONS, 'answered')
    expect(
      [true, false].map((isAnswered) => answered.when(reading(), context({}, { isAnswered }))),
    ).toEqual([true, false])
  })
})

describe('which feelings are told', () => {
  const apply = (one: Reading, more: Partial<Context> = {}) =>
    applyRules(EQUATION_RULES, one, context({}, more)).reading
  const told = (one: Reading, more: Partial<Context> = {}) =>
    apply(one, more).equations.map(({ item: { id }, verdict }) => `${id} ${verdict.category}`)
  const angry = part(1, decision('anger', 0.6), decision('fear', 0.29))

  it('is the likeliest of the part that is touched most, or what is stated', () => {
    expect(told(reading({ parts: [angry] }))).toEqual(['1 anger'])
    expect(told(reading({ parts: [] }))).toEqual([])
    expect(apply(reading({ parts: [angry], stated: stated('fear') })).held[0]).toBe('fear')
    const said: Correction = { feelings: [{ category: 'anger' }] }
    expect(apply(reading({ parts: [angry], stated: stated('fear') }), { said }).held).toEqual([
      'anger',
    ])
  })

  it('keeps the word that was stated, and is nearly sure of it', () => {
    const [first] = apply(reading({ parts: [angry], stated: stated('anger') })).equations
    expect([first!.stated?.word, first!.certainty]).toEqual(['anger', 0.98])
    const [second] = apply(reading({ parts: [angry], stated: stated('pride', 'anger') })).equations
    expect(second!.stated?.word).toBe('pride')
  })

  it('puts own before carried, stated before read, then the stronger, the surer, the older', () => {
    const one = (id: number, intensity: number, more: Partial<ReadEquation> = {}) =>
      equation('anger', {
        item: item(id),
        verdict: { category: 'anger', level: 3, name: 'x', intensity },
        ...more,
      })
    const [feeling] = stated('anger').feelings
    const tie = {
      sourceItemId: 1,
      targetItemId: 6,
      relationshipType: 'supports',
      strength: 9,
    } as const
    const equations = [
      one(6, 0.9, { via: { item: item(1), tie } }),
      ...[one(5, 0.5), one(4, 0.5, { certainty: 0.95 }), one(3, 0.5), one(2, 0.8)],
      one(1, 0.1, { stated: feeling! }),
    ]
    const order = strongestFirst(reading({ equations }))
    expect(order.map(({ item: { id } }) => id)).toEqual([1, 2, 4, 3, 5, 6])
  })

  it('reaches further only along ties, and what is reached counts as touched', () => {
    const tie = {
      sourceItemId: 1,
      targetItemId: 2,
      relationshipType: 'supports',
      strength: 10,
    } as const
    const carried = (ties: readonly (typeof tie)[]) =>
      applyRules(
        CARRIED_RULES,
        reading({ equations: [equation('anger')], untouched: [item(2), item(3)] }),
        context({}, { ties, items: [item(1), item(2), item(3)] }),
      ).reading
    const reached = carried([tie])
    expect(
      reached.equations.map(({ item: { id }, via, certainty }) => [id, via?.item.id, certainty]),
    ).toEqual([
      [1, undefined, 0.9],
      [2, 1, expect.closeTo(0.54, 10)],
    ])
    expect(reached.untouched.map(({ id }) => id)).toEqual([3])
    expect(carried([]).equations).toHaveLength(1)
  })
})

it('writes down what a rule changed, and leaves one out on request', () => {
  const { trace } = applyRules(CLAIM_RULES, reading(), context())
  expect(trace).toEqual([
    {
      rule: 'nothingToClaim',
      because: ruleOf(CLAIM_RULES, 'nothingToClaim').because,
      before: { claim: 'sure' },
      after: { claim: 'asks' },
    },
  ])
  expect(applyRules(CLAIM_RULES, reading(), context(), 'nothingToClaim').trace).toEqual([])
})
