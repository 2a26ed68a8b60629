import { describe, expect, it } from 'vitest'
import { EMOTION_CATEGORIES, type EmotionCategory } from '../emotion/emotion.ts'
import type { Equation } from '../situation/analysis.ts'
import { type Calm, EXERCISE_FOR, exerciseFor, isWeighed } from './exercise.ts'
import { formatAround, formatDistance, questionsOf, strengthQuestion } from './exercise-words.ts'

const MAP = [
  { id: 1, name: 'Tom', category: 'people', attachmentPower: 0.9 },
  { id: 2, name: 'Lea', category: 'people', attachmentPower: 1 },
  { id: 3, name: 'Running', category: 'ideas', attachmentPower: 0.5 },
  { id: 4, name: 'The garden', category: 'ideas', attachmentPower: 0.4 },
]

type Given = Partial<Pick<Equation, 'source' | 'actor' | 'itemId' | 'itemName'>> & {
  category: EmotionCategory
}

const reading = ({ category, source = 'outside', itemId = 1, itemName = 'Tom', actor }: Given) => ({
  emotions: [{ name: 'x', category, intensity: 0.7, description: '' }],
  equations: [
    {
      itemId,
      itemName,
      category,
      source,
      ...(actor && { actor }),
      expectation: '',
      perception: '',
      power: 0.9,
      shift: -0.5,
      accepted: false,
      time: 'now' as const,
      perspective: 'self' as const,
      confidence: 'high' as const,
      level: 3,
      name: 'x',
      intensity: 0.7,
      evidence: [],
    },
  ],
})

const offer = (
  given: Given,
  more: { calm?: Calm; ties?: [number, number][]; map?: typeof MAP } = {},
) =>
  exerciseFor({
    analysis: reading(given),
    chosen: [{ itemId: given.itemId ?? 1, category: 'people' }],
    map: more.map ?? MAP,
    ties: (more.ties ?? []).map(([sourceItemId, targetItemId]) => ({
      sourceItemId,
      targetItemId,
      relationshipType: 'conflicts',
    })),
    calm: more.calm ?? 'any',
  })

describe('which exercise fits', () => {
  it('is a table of every group and source', () => {
    const table = EMOTION_CATEGORIES.map((category) => {
      const { own, outside, standing } = EXERCISE_FOR[category]
      return [category, own, outside, standing]
    })
    expect(table).toEqual([
      ['happiness', 'savour', 'savour', 'savour'],
      ['pride', 'savour', 'savour', 'savour'],
      ['positiveanticipation', 'savour', 'savour', 'savour'],
      ['sadness', 'anchor', 'anchor', 'anchor'],
      ['worry', 'me', 'me', 'me'],
      ['fear', null, null, 'anchor'],
      ['anger', 'me', 'witness', 'anchor'],
      ['disgust', null, null, 'anchor'],
      ['negativeanticipation', null, null, 'anchor'],
      ['regret', 'me', 'me', 'me'],
      ['shame', 'anchor', 'anchor', 'anchor'],
    ])
    for (const category of EMOTION_CATEGORIES)
      for (const source of ['own', 'outside', 'standing'] as const)
        expect(offer({ category, source })?.kind ?? null).toBe(EXERCISE_FOR[category][source])
  })

  it('calls a witness only to an anger with a person', () => {
    expect(offer({ category: 'anger' })).toMatchObject({ kind: 'witness', other: 'Tom' })
    const work = { itemId: 9, itemName: 'Work' } as const
    const elsewhere = (actor: 'other' | 'nobody') =>
      exerciseFor({
        analysis: reading({ category: 'anger', ...work, actor }),
        chosen: [{ itemId: 9, category: 'accomplishments' }],
        map: MAP,
        ties: [],
        calm: 'any',
      })
    expect(elsewhere('other')).toMatchObject({ kind: 'witness', other: null })
    expect(elsewhere('nobody')).toBeNull()
  })

  it('offers nothing after danger, and after a death only to hold on', () => {
    for (const category of EMOTION_CATEGORIES)
      for (const source of ['own', 'outside', 'standing'] as const) {
        expect(offer({ category, source }, { calm: 'never' })).toBeNull()
        expect(offer({ category, source }, { calm: 'grief' })?.kind ?? 'anchor').toBe('anchor')
      }
    expect(offer({ category: 'sadness' }, { calm: 'grief' })).toMatchObject({ isGrief: true })
  })
})

describe('an anchor', () => {
  const names = (ties: [number, number][]) =>
    offer({ category: 'sadness' }, { ties })?.anchors.map(({ name }) => name)

  it('is the closest thing that was not touched, and one of another category', () => {
    expect(names([])).toEqual(['Lea', 'Running'])
  })

  it('is never in conflict with what was touched, whichever way the tie points', () => {
    expect(names([[1, 2]])).toEqual(['Running', 'The garden'])
    expect(names([[3, 1]])).toEqual(['Lea', 'The garden'])
    expect(names([[4, 3]])).toEqual(['Lea', 'Running'])
  })

  it('is not offered where nothing is left', () => {
    expect(offer({ category: 'sadness' }, { map: MAP.slice(0, 1) })).toBeNull()
    const all: [number, number][] = [
      [1, 2],
      [1, 3],
      [1, 4],
    ]
    expect(names(all)).toBeUndefined()
  })
})

describe('what it says', () => {
  const said = (calm: Calm, map = MAP) =>
    questionsOf(offer({ category: 'sadness' }, { calm, map })!, 'Mara')[0]!
  it('names what stands, in a sentence', () => {
    expect(said('any', [MAP[0]!, MAP[1]!, MAP[3]!]).text).toBe(
      'Lea and the garden are still where they were. Why does one of them matter to you?',
    )
    expect(said('any', [MAP[3]!]).text).toBe(
      'The garden is still where it was. Why does that matter to you?',
    )
  })
  it('mends nothing in fresh grief', () => {
    expect(said('grief')).toMatchObject({ title: 'Nothing here needs fixing.' })
  })
  it('never scolds for an I', () => {
    expect(formatDistance({ count: 0, share: 0 }, 'Mara')).toBeNull()
    expect(formatDistance({ count: 1, share: 0.05 }, 'Mara')).toBe(
      'You wrote “I” once. That’s fine. Mara’s name gives a little more distance.',
    )
    for (const share of [0.02, 0.5])
      expect(formatDistance({ count: 5, share }, 'Mara')).toMatch(/That’s fine/)
  })
})

describe('who asks', () => {
  it('takes the strongest equation of the main feeling, read and not carried', () => {
    const { emotions, equations } = reading({ category: 'anger' })
    const own = { ...equations[0]!, source: 'own' as const, intensity: 0.8 }
    const asked = (more: object, certainty?: 'asks') =>
      exerciseFor({
        analysis: { emotions, equations, ...more, ...(certainty && { certainty }) },
        chosen: [{ itemId: 1, category: 'people' }],
        map: MAP,
        ties: [],
        calm: 'any' as const,
      })
    expect(asked({})?.kind).toBe('witness')
    expect(asked({ equations: [...equations, own] })?.kind).toBe('me')
    expect(asked({ equations: [...equations, { ...own, via: 'Tom' }] })?.kind).toBe('witness')
    expect(asked({ equations: [...equations, { ...own, category: 'worry' }] })?.kind).toBe(
      'witness',
    )
    expect([asked({}, 'asks'), asked({ emotions: [] }), asked({ equations: [] })]).toEqual([
      null,
      null,
      null,
    ])
    expect(asked({})).toMatchObject({ strength: 7, isGrief: false, anchors: [], touched: [1] })
  })

  it('names whom the anger is with only where the map has a name', () => {
    expect(offer({ category: 'anger', actor: 'nobody' })?.other).toBe('Tom')
    const both = exerciseFor({
      analysis: reading({ category: 'anger', itemId: 3, itemName: 'Running', actor: 'both' }),
      chosen: [{ itemId: 3, category: 'ideas' }],
      map: MAP,
      ties: [],
      calm: 'any',
    })
    expect(both).toMatchObject({ kind: 'witness', other: null })
    expect(offer({ category: 'worry' })?.other).toBeNull()
  })

  it('holds on to the closest, the older of two that are level, and a second of the same kind where there is no other', () => {
    const level = [
      { id: 8, name: 'Ben', category: 'people', attachmentPower: 0.9 },
      { id: 7, name: 'Ann', category: 'people', attachmentPower: 0.9 },
      { id: 6, name: 'Cem', category: 'people', attachmentPower: 0.2 },
    ]
    expect(offer({ category: 'sadness' }, { map: level })?.anchors.map(({ name }) => name)).toEqual(
      ['Ann', 'Ben'],
    )
    expect(offer({ category: 'sadness' }, { map: level.slice(0, 1) })?.anchors).toEqual([
      { itemId: 8, name: 'Ben', category: 'people' },
    ])
  })

  it('takes only a conflict for one', () => {
    const supported = exerciseFor({
      analysis: reading({ category: 'sadness' }),
      chosen: [],
      map: MAP,
      calm: 'any',
      ties: [{ sourceItemId: 1, targetItemId: 2, relationshipType: 'supports' }],
    })
    expect(supported?.anchors.map(({ name }) => name)).toEqual(['Lea', 'Running'])
  })
})

describe('what each asks', () => {
  const asked = (category: EmotionCategory, more: Partial<Given> = {}) =>
    questionsOf(offer({ category, ...more })!, 'Mara').map(({ title }) => title)
  it('in as many pages as it has', () => {
    expect(asked('worry')).toEqual(['Tell it once more, as if it had happened to Mara.'])
    expect(asked('anger')).toHaveLength(3)
    expect(asked('happiness')[0]).toBe('Go back to the best part.')
    expect(asked('positiveanticipation')[0]).toBe(
      'Picture the part you’re looking forward to most.',
    )
    const witness = offer({ category: 'anger' })!
    expect(questionsOf(witness, 'Mara')[1]!.text).toContain('with Tom,')
    expect(questionsOf({ ...witness, other: null }, 'Mara')[1]!.text).toContain(
      'with the other person,',
    )
    expect(
      questionsOf(offer({ category: 'sadness' }, { calm: 'grief', map: [MAP[3]!] })!, 'Mara')[0]!
        .text,
    ).toBe(
      'The garden is still here, alongside what hurts. If you like, write why that matters to you.',
    )
  })

  it('and says what the words sound like', () => {
    const said = (count: number, share: number) => formatDistance({ count, share }, 'Mara')
    expect(said(2, 1 / 12)).toMatch(/^You wrote “I” or “my” a few times/)
    expect(said(2, 1 / 12 + 0.001)).toMatch(/^Much of it still says/)
    expect(said(1, 0.9)).toMatch(/once/)
    const around = (before: number | null, after: number | null) => formatAround({ before, after })
    expect([around(7, 0), around(null, 4), around(4, null)]).toEqual([
      '7 of 10 before, 0 after.',
      null,
      null,
    ])
    expect(strengthQuestion({ category: 'worry' })).toBe('How strong is the worry now?')
    const weighed = (kind: 'savour' | 'anchor', isGrief: boolean) => isWeighed({ kind, isGrief })
    expect([weighed('savour', false), weighed('anchor', true), weighed('anchor', false)]).toEqual([
      ...[false, false, true],
    ])
  })
})
