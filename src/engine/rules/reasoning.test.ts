import { describe, expect, it } from 'vitest'
import { emotionOf } from '#domain/emotion/equation.ts'
import type { Correction } from '#domain/situation/correction.ts'
import { readStated } from '../feelings/stated.ts'
import { type EngineItem, OPEN_ITEM, situationText } from '../input/situation-text.ts'
import type { Opinions } from '../model/opinion.ts'
import type { Readings } from '../model/read-situation.ts'
import { decide } from './decide.ts'
import { clearKind, tellsOfGrief } from './event-kind.ts'
import { callEquations } from './label-feelings.ts'
import { findTouched, mention } from './touched.ts'
import { understand } from './understand.ts'

const opinions = (change: Opinions = {}): Opinions => ({
  emotion: { anger: 0.5, sadness: 0.4 },
  shift: { loss: 0.9, gain: 0.05, kept: 0.05 },
  accepted: { accepted: 0.3, open: 0.7 },
  time: { past: 0.3, now: 0.6, future: 0.1 },
  source: { outside: 0.8, own: 0.1, standing: 0.1 },
  perspective: { self: 0.9, others: 0.1 },
  confidence: { high: 0.8, medium: 0.1, low: 0.1 },
  size: { size: 0.7 },
  touched: { touched: 0.9 },
  ...change,
})

const decided = (text: string, item: Opinions = opinions()) =>
  decide({
    power: 0.8,
    item,
    whole: item,
    itemShare: 0.5,
    stated: readStated(text).feelings,
    bright: 0.5,
    sideWeight: 0,
    weight: 1,
    temperature: 1,
  })

describe('a decision', () => {
  it('always agrees with the rule table', () => {
    for (const decision of decided('something happened'))
      expect(emotionOf(decision.variables).category).toBe(decision.category)
  })

  it('shares its certainty among all groups', () => {
    const sum = decided('something happened').reduce((total, { certainty }) => total + certainty, 0)
    expect(sum).toBeCloseTo(1)
  })
})

const ITEMS: EngineItem[] = [
  { id: 1, name: 'Career', category: 'accomplishments', power: 0.9 },
  { id: 2, name: 'My sister Ana', category: 'people', power: 0.8 },
]
const readings = (touched: number[], sentences: number): Readings => ({
  whole: opinions(),
  sentences: Array.from({ length: sentences }, () => ({ role: { event: 1 } })),
  items: touched.map((share) => ({
    opinions: opinions({ touched: { touched: share } }),
    about: Array.from({ length: sentences }, () => share),
  })),
  crisisLogit: -9,
  careLogit: -9,
})

describe('what is touched', () => {
  const NOT_SAID = {
    isOpen: false,
    ids: [],
    about: undefined,
    isAnswered: false,
  }

  it('is found by its own name', () => {
    expect(mention({ name: 'My sister Ana' }, 'ana called me')).toBeGreaterThan(0)
    expect(mention({ name: 'Career' }, 'my boss took my idea')).toBe(0)
  })

  it('is what was ticked; what the text leaves out is said to be untouched', () => {
    const text = situationText('', 'My boss took my idea today.')
    const { touched, untouched } = findTouched(ITEMS, readings([0.9, 0.05], 1), text, NOT_SAID)
    expect(touched.map(({ item }) => item.id)).toEqual([1])
    expect(untouched.map(({ id }) => id)).toEqual([2])
  })

  it('is open where the text speaks of no ticked item, until the person says so', () => {
    const text = situationText('', 'The cat slept.')
    const none = readings([0, 0], 1)
    const open = findTouched(ITEMS, none, text, NOT_SAID)
    expect(open.touched.map(({ item }) => item)).toEqual([OPEN_ITEM])
    expect(open.untouched).toEqual(ITEMS)
    const answered = findTouched(ITEMS, none, text, { ...NOT_SAID, isAnswered: true })
    expect(answered.touched.map(({ item }) => item.id)).toEqual([1])
    const meant = findTouched(ITEMS, none, text, { ...NOT_SAID, ids: [2], isAnswered: true })
    expect(meant.touched.map(({ item }) => item.id)).toEqual([2])
  })

  it.each([
    [2, 2, 'My sister Ana'],
    ['my sister ana', 2, 'My sister Ana'],
    ['Jana', OPEN_ITEM.id, 'Jana'],
    [null, OPEN_ITEM.id, ''],
  ])('is what the person says it is about, and nothing else: %s', (about, id, name) => {
    const text = situationText('', 'My boss took my idea today.')
    const said = { ...NOT_SAID, about }
    const { touched, untouched } = findTouched(ITEMS, readings([0.9, 0], 1), text, said)
    expect(touched.map(({ item }) => [item.id, item.name])).toEqual([[id, name]])
    expect(untouched).toEqual([])
  })

  it('leaves items alone that were neither chosen nor named', () => {
    const text = situationText('', 'My boss took my idea today.')
    const items = [ITEMS[0]!, { ...ITEMS[1]!, isChosen: false }]
    expect(findTouched(items, readings([0.9, 0.9], 1), text, NOT_SAID).touched).toHaveLength(1)
  })
})

describe('an understanding', () => {
  const text = situationText('', 'My boss presented my idea as his own in front of everyone today.')
  const ties = [
    { sourceItemId: 1, targetItemId: 2, relationshipType: 'supports', strength: 9 } as const,
  ]
  const understood = (items: EngineItem[], touched: number[]) =>
    understand(text, items.slice(0, touched.length), readings(touched, 1), {
      sideWeight: 0,
      calibration: { side: 1, emotion: 1 },
      items,
      ties,
      said: {},
    })

  it('reaches other items through relationships, after those touched directly', () => {
    const items = [ITEMS[0]!, { ...ITEMS[1]!, isChosen: false }]
    const { equations } = understood(items, [0.9])
    const from = equations.map(({ item, via }) => [item.id, via?.item.id])
    expect(from[0]).toEqual([1, undefined])
    expect(from.at(-1)).toEqual([2, 1])
  })

  it('asks where a few words leave it open, and believes the answer', () => {
    const short = situationText('', 'bad day')
    const read = (said: Correction) =>
      understand(short, ITEMS, readings([0.9, 0.1], 1), {
        sideWeight: 0,
        calibration: { side: 1, emotion: 1 },
        items: ITEMS,
        ties: [],
        said,
      })
    expect(read({}).certainty).toBe('asks')
    const { certainty, equations } = read({ feelings: [{ category: 'pride', level: 5 }] })
    expect(certainty).toBe('sure')
    expect(equations[0]!.verdict).toMatchObject({ category: 'pride', level: 5 })

    const strengthOf = (said: Correction) => read(said).equations[0]!.verdict.intensity
    for (const strength of [1, 4, 9])
      expect(strengthOf({ feelings: [{ category: 'pride', strength }] })).toBeCloseTo(strength / 10)
    // A word says nothing of the strength: it stays what the equation makes it.
    const alone = strengthOf({ feelings: [{ category: 'pride' }] })
    expect(strengthOf({ feelings: [{ category: 'pride', word: 'chuffed' }] })).toBe(alone)
    const said = { feelings: [{ category: 'pride' as const, word: 'chuffed', strength: 8 }] }
    const [called] = callEquations(read(said), said).equations
    expect(called!.verdict).toMatchObject({ name: 'chuffed', level: 4, intensity: 0.8 })
  })
})

describe('the kind of event', () => {
  it('is known only where one is clear', () => {
    expect(clearKind({ breakup: 0.5, love: 0.2 })).toBe('breakup')
    expect(clearKind({ breakup: 0.1, love: 0.1 })).toBeNull()
  })

  it('tells of grief even when it is not sure which', () => {
    expect(tellsOfGrief({ death: 0.2, miscarriage: 0.2 })).toBe(true)
    expect(tellsOfGrief({ breakup: 0.9 })).toBe(false)
  })
})
