import { describe, expect, it } from 'vitest'
import type { Analysis, Emotion, Equation } from './analysis.ts'
import { previewSaid } from './preview-said.ts'
import { isNothing, ownLines, type Said, saysNothingOfFeeling } from './said.ts'

const equation = (change: Partial<Equation> = {}): Equation => ({
  ...{ itemId: 1, itemName: 'My boss', expectation: 'You expected it.', perception: 'He did not.' },
  ...{ power: 0.5, shift: -0.5, accepted: false, time: 'past', source: 'outside' },
  ...{ perspective: 'self', confidence: 'high', category: 'anger', level: 3, name: 'anger' },
  ...{ intensity: 0.5, evidence: [] },
  ...change,
})
const emotion = (change: Partial<Emotion> = {}): Emotion => ({
  ...{ name: 'anger', category: 'anger', intensity: 0.5, description: 'x', whose: 'proposed' },
  ...change,
})
const ANALYSIS: Analysis = {
  ...{ id: 1, situationId: 1, createdAt: '', engine: 'embedded', reading: 'He did not.' },
  ...{ emotions: [emotion()], perceptions: [], expectations: [], recommendations: [] },
  ...{ questions: [], equations: [equation()], certainty: 'sure', fits: 'no' },
}
const PARTS = [
  { id: 1, name: 'My boss', attachmentPower: 0.5 },
  { id: 2, name: 'Career', attachmentPower: 0.9 },
]
const preview = (said: Said, analysis: Partial<Analysis> = {}) =>
  previewSaid({ ...ANALYSIS, ...analysis }, said, PARTS)
const feltAs = (feeling: NonNullable<Said['feelings']>[number], analysis: Partial<Analysis> = {}) =>
  preview({ feelings: [feeling] }, analysis)!.emotions[0]!

describe('what is seen at once', () => {
  it.each<Said>([
    {},
    { feelings: [], expected: '' },
    { side: 'pleasant' },
    { actor: 'me' },
    { time: 'now' },
    { moment: 'death/fresh' },
    { feelings: [{ category: 'anger' }], side: 'pleasant' },
  ])('is nothing where only the server knows: %j', (said) => {
    expect(preview(said)).toBeNull()
  })

  it('is nothing where it was asked and no feeling was said', () => {
    const asks = { asks: { line: 'What is it?', feelings: [] } }
    expect(preview({ expected: 'to be asked' }, asks)).toBeNull()
    expect(preview({ feelings: [{ category: 'fear' }] }, asks)).not.toHaveProperty('readFirst')
  })

  it('remembers what was read first, and that it was put right', () => {
    const seen = preview({ feelings: [{ category: 'worry' }] })!
    expect(seen).toMatchObject({
      ...{ reading: '', isCorrected: true, said: { feelings: [{ category: 'worry' }] } },
      readFirst: { category: 'anger', name: 'anger' },
    })
    expect(seen).not.toHaveProperty('certainty')
    expect(seen).not.toHaveProperty('fits')
    const readFirst = { category: 'fear', name: 'fear' } as const
    expect(preview({ feelings: [{ category: 'worry' }] }, { readFirst })?.readFirst).toEqual(
      readFirst,
    )
    expect(preview({ about: 2 })?.emotions).toEqual(ANALYSIS.emotions)
  })

  it('keeps the number where a feeling is named more exactly', () => {
    expect(feltAs({ category: 'anger', word: 'fed up' })).toMatchObject({
      ...{ name: 'fed up', intensity: 0.5, level: 3, whose: 'chosen' },
    })
    expect(feltAs({ category: 'anger' })).toMatchObject({ name: 'anger', whose: 'proposed' })
    expect(feltAs({ category: 'worry' })).toMatchObject({ name: 'worry', intensity: 0.5 })
    expect(feltAs({ category: 'worry' }, { emotions: [] })).toMatchObject({ intensity: 0.5 })
    expect(
      feltAs({ category: 'worry' }, { emotions: [emotion({ intensity: 0.9 })] }),
    ).toMatchObject({
      ...{ name: 'overwhelming worry', intensity: 0.9, level: 5 },
    })
  })

  it('takes another step of ours for another number, and keeps a word of theirs', () => {
    expect(feltAs({ category: 'anger', strength: 9 })).toMatchObject({
      name: 'rage',
      intensity: 0.9,
    })
    expect(feltAs({ category: 'anger', strength: 5 })).toMatchObject({ name: 'anger' })
    const theirs = { emotions: [emotion({ name: 'fed up', whose: 'chosen' })] }
    expect(feltAs({ category: 'anger', strength: 9 }, theirs)).toMatchObject({
      ...{ name: 'fed up', whose: 'chosen', level: 5 },
    })
    expect(feltAs({ category: 'anger', itemId: 2 }).itemIds).toEqual([2])
    expect(feltAs({ category: 'anger' })).not.toHaveProperty('itemIds')
  })

  it('moves the equation by the rule, read backwards', () => {
    const moved = (said: Said) => preview(said)!.equations[0]!
    // 0.9 of 10 with a part of 0.9: 0.81 of 0.9.
    expect(moved({ feelings: [{ category: 'anger', strength: 9 }], about: 2 })).toMatchObject({
      ...{ itemId: 2, itemName: 'Career', power: 0.9, shift: -0.9, intensity: 0.9, level: 5 },
    })
    expect(moved({ feelings: [{ category: 'pride', strength: 5 }] })).toMatchObject({
      ...{ itemId: 1, power: 0.5, shift: 0.5, category: 'pride', name: 'pride' },
    })
    expect(moved({ feelings: [{ category: 'anger', itemId: 2 }] }).itemId).toBe(2)
    expect(moved({ feelings: [{ category: 'anger', itemId: 2 }], about: 1 }).itemId).toBe(1)
    expect(moved({ feelings: [{ category: 'anger', itemId: 99 }] })).toMatchObject({
      itemId: 1,
      power: 0.5,
    })
  })

  it('has an equation for each feeling: its own, else that of the first, and lines only where they are its own', () => {
    const equations = [
      equation({ itemId: 9, via: 'Tom', category: 'worry' }),
      equation({ category: 'fear', expectation: 'fear' }),
      equation({ expectation: 'anger' }),
    ]
    const feelings = (['worry', 'fear', 'anger', 'shame'] as const).map((category) => ({
      category,
    }))
    const seen = preview({ feelings: feelings.slice(0, 3) }, { equations })!
    expect(seen.equations.map((it) => [it.category, it.expectation])).toEqual([
      ['worry', 'anger'],
      ['fear', 'fear'],
      ['anger', 'anger'],
    ])
    const second = preview({ feelings: [feelings[1]!, feelings[3]!] }, { equations })!
    expect(second.equations.map((it) => [it.category, it.expectation, it.perception])).toEqual([
      ['fear', 'fear', 'He did not.'],
      ['shame', '', ''],
    ])
    const none = { emotions: [], equations: equations.slice(0, 2) }
    expect(preview({ feelings: feelings.slice(0, 1) }, none)!.equations[0]!.expectation).toBe(
      'fear',
    )
    expect(preview({ feelings: feelings.slice(0, 1) }, { equations: [] })!.equations).toEqual([])
    const about = preview({ feelings: feelings.slice(1, 3), about: 2 }, { equations })!
    expect(about.equations.map(({ itemId }) => itemId)).toEqual([2, 1])
  })
})

it('knows what says nothing, and nothing of the feeling', () => {
  expect(
    [{}, { saw: '' }, { feelings: [] }, { about: undefined }].map((it) => isNothing(it as Said)),
  ).toEqual([...[true, true, true, true]])
  expect(
    [{ about: 0 }, { saw: 'x' }, { feelings: [{ category: 'fear' as const }] }].map(isNothing),
  ).toEqual([...[false, false, false]])
  expect(saysNothingOfFeeling({ about: 1, ownWord: 'meh' })).toBe(true)
  expect(saysNothingOfFeeling({ about: 1, saw: 'him' })).toBe(false)
  expect(
    ownLines({
      expected: 'a',
      ownWord: 'b',
      feelings: [{ category: 'fear', word: 'c' }, { category: 'fear' }],
    }),
  ).toEqual([...['c', 'b', 'a']])
})
