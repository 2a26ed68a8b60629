import { expect, it } from 'vitest'
import type { Analysis, Equation } from './analysis.ts'
import { viewEquations } from './equation-view.ts'
import { nearTo } from './near-feelings.ts'

const equation = (change: Partial<Equation>): Equation => ({
  itemId: 1,
  itemName: 'My boss',
  expectation: 'You expected him to mention you.',
  perception: 'He mentioned nobody.',
  power: 0.7,
  shift: -0.4,
  accepted: false,
  time: 'past',
  source: 'outside',
  perspective: 'self',
  confidence: 'high',
  category: 'anger',
  level: 3,
  name: 'anger',
  intensity: 0.5,
  evidence: [],
  ...change,
})
const CAREER = equation({
  itemId: 2,
  itemName: 'Career',
  power: 0.9,
  shift: -1,
  intensity: 0.9,
  perception: 'The place is gone.',
})

const analysis = (change: Partial<Analysis>): Analysis => ({
  id: 1,
  situationId: 1,
  createdAt: '',
  engine: 'embedded',
  reading: 'He mentioned nobody.',
  emotions: [
    { name: 'anger', category: 'anger', intensity: 0.9, description: '', whose: 'proposed' },
  ],
  perceptions: [],
  expectations: [],
  recommendations: [],
  questions: [],
  equations: [equation({}), CAREER],
  certainty: 'sure',
  ...change,
})

it('shows of the strongest feeling its own equation: part, weight, lines and gap', () => {
  const [shown, ...others] = viewEquations(analysis({}))
  expect(others).toEqual([])
  expect(shown).toMatchObject({
    part: { itemId: 2, name: 'Career', power: 0.9 },
    saw: 'The place is gone.',
    gap: 1,
    isMain: true,
  })
})

it('shows two feelings, the stronger first, each with its own; a part that was only reached is none', () => {
  const joy = equation({
    itemId: 3,
    itemName: 'Ana',
    category: 'pride',
    shift: 0.8,
    intensity: 0.6,
  })
  const carried = equation({ category: 'pride', intensity: 1, through: true })
  const shown = viewEquations(
    analysis({
      emotions: [
        { name: 'proud', category: 'pride', intensity: 6, description: '' },
        { name: 'anger', category: 'anger', intensity: 0.9, description: '' },
        { name: 'worry', category: 'worry', intensity: 0.2, description: '' },
      ],
      equations: [equation({}), CAREER, joy, carried],
    }),
  )
  expect(shown.map(({ part, isMain }) => [part?.name, isMain])).toEqual([
    ['Career', true],
    ['Ana', false],
  ])
  expect(shown[1]!.gap).toBeLessThan(0.2)
})

it('tells an analysis without equations from its lists', () => {
  const plain = analysis({ equations: [], perceptions: [{ description: 'He left.' }] })
  expect(viewEquations(plain)).toMatchObject([{ part: null, saw: 'He left.', wish: null }])
})

it('pencils what is only offered, and inks what the person kept', () => {
  const shown = (wish: Equation['wish'], expectation = 'You wish you had asked her first.') =>
    viewEquations(analysis({ equations: [equation({ wish, expectation })] }))[0]?.wish
  const suggestions = ['said it sooner']
  expect(
    shown({ origin: 'suggested', lead: 'I wish I had', own: 'asked her first', suggestions }),
  ).toEqual({
    kind: 'pencilled',
    lead: 'I wish I had',
    words: 'asked her first',
    stop: '.',
    others: suggestions,
  })
  expect(shown({ origin: 'default', own: 'peace', suggestions })).toMatchObject({
    kind: 'pencilled',
    lead: 'I wanted',
  })
  expect(shown({ origin: 'own', own: 'a call', suggestions })).toMatchObject({
    kind: 'own',
    lead: 'I wanted',
    words: 'a call',
  })
  expect(shown({ origin: 'stated', own: 'In case she came.', suggestions })).toMatchObject({
    kind: 'stated',
    words: 'In case she came.',
  })
  expect(shown(undefined)).toMatchObject({
    kind: 'told',
    words: 'You wish you had asked her first.',
  })
  expect(shown({ origin: 'default', own: 'peace', suggestions }, '')).toBeNull()
})

it('names what it is about though it is no item, and leaves it open without a name', () => {
  const partOf = (itemName: string) =>
    viewEquations(analysis({ equations: [equation({ itemId: null, itemName })] }))[0]?.part
  expect(partOf('Biscuit')).toEqual({ itemId: null, name: 'Biscuit', power: 0.7 })
  expect(partOf('')).toBeNull()
})

it('shows the two strongest, and which of them is the main one', () => {
  const feeling = (category: 'anger' | 'worry' | 'pride', intensity: number) => ({
    name: category,
    category,
    intensity,
    description: '',
  })
  const shown = (...emotions: Analysis['emotions']) =>
    viewEquations(
      analysis({
        emotions,
        equations: [
          equation({ category: 'anger', via: 'Tom' }),
          equation({ category: 'pride', shift: 0.4, itemName: 'Career' }),
          equation({ category: 'anger', intensity: 0.2 }),
          equation({ category: 'anger', intensity: 0.6, itemName: 'Tom' }),
        ],
        expectations: ['first', 'second'].map((description) => ({ title: '', description })),
        perceptions: ['seen', 'seen second'].map((description) => ({ title: '', description })),
      }),
    )
  const told = (...emotions: Analysis['emotions']) =>
    shown(...emotions).map((it) => [it.emotion.category, it.part?.name ?? null, it.isMain])
  expect(told(feeling('worry', 0.3), feeling('pride', 0.45), feeling('anger', 0.5))).toEqual([
    ['anger', 'Tom', false],
    ['pride', 'Career', true],
  ])
  expect(told(feeling('worry', 40), feeling('anger', 0.5))).toEqual([
    ['anger', 'Tom', true],
    ['worry', null, false],
  ])
  const [, second] = shown(feeling('worry', 40), feeling('anger', 0.5))
  expect(second).toMatchObject({
    saw: 'seen second',
    wish: { kind: 'told', words: 'second' },
    emotion: { intensity: 0.4 },
  })
})

it('takes the first for the main one where no equation says so', () => {
  const through = analysis({ equations: [equation({ category: 'fear' }), CAREER] })
  expect(viewEquations(through).map(({ isMain }) => isMain)).toEqual([true])
  const bare = analysis({ equations: [] })
  expect(viewEquations(bare)).toMatchObject([{ part: null, wish: null, saw: '', isMain: true }])
  expect(viewEquations(analysis({ emotions: [] }))).toEqual([])
})

const SCARED = equation({ itemId: 3, category: 'fear', name: 'fear', intensity: 0.5 })
const TWO = analysis({
  emotions: [
    { name: 'anger', category: 'anger', intensity: 0.9, description: '', whose: 'proposed' },
    { name: 'fear', category: 'fear', intensity: 0.5, description: '', whose: 'proposed' },
  ],
  equations: [CAREER, SCARED],
  alternatives: (['sadness', 'fear'] as const).map((category) => ({
    category,
    name: category,
    sentence: '',
    said: {},
  })),
})

it('shows the person’s own lines with the feeling they are about', () => {
  const said = { saw: 'my place', beside: [{ category: 'fear' as const, expected: 'to be safe' }] }
  const own = viewEquations({ ...TWO, said }).map((one) => one.own)
  expect(own.map(({ saw, expected }) => [saw, expected])).toEqual([
    ['my place', undefined],
    [undefined, 'to be safe'],
  ])
})

it('offers the nearest words of the group first, then what is often meant, then one of another', () => {
  const guilty = analysis({
    emotions: [{ name: 'guilt', category: 'shame', intensity: 0.5, description: '' }],
    equations: [equation({ category: 'shame' })],
    alternatives: (['regret', 'anger'] as const).map((category) => ({
      category,
      name: category,
      sentence: '',
      said: {},
    })),
  })
  const [shown] = viewEquations(guilty)
  expect(nearTo(shown!, guilty).map(({ name }) => name)).toEqual([
    'ashamed',
    'embarrassed',
    'not good enough',
    'regret',
  ])
  const angry = analysis({
    emotions: [{ ...guilty.emotions[0]!, name: 'anger', category: 'anger' }],
  })
  const near = nearTo(viewEquations(angry)[0]!, angry)
  expect(near.find(({ name }) => name === 'hurt')).toMatchObject({
    category: 'sadness',
    word: 'hurt',
  })
})

it('offers beside each of two what is near to it, and never the other one', () => {
  const [first, second] = viewEquations(TWO)
  expect(nearTo(first!, TWO).at(-1)?.category).toBe('sadness')
  expect(nearTo(second!, TWO).at(-1)?.category).toBe('worry')
  expect(nearTo(first!, TWO).every(({ means }) => means)).toBe(true)
  const mourning = nearTo(second!, { ...TWO, grief: true })
  expect(new Set(mourning.map(({ category }) => category))).toEqual(new Set(['fear']))
})
