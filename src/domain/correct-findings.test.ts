import { describe, expect, it } from 'vitest'
import type { Equation, Findings, Variables } from './analysis.ts'
import { correctFindings } from './correct-findings.ts'
import { emotionOf } from './equation.ts'

const LOSS: Variables = {
  power: 0.8,
  shift: -0.5,
  accepted: true,
  time: 'now',
  source: 'outside',
  perspective: 'self',
  confidence: 'high',
}

const equation = (itemId: number, variables: Partial<Variables> = {}): Equation => {
  const all = { ...LOSS, ...variables }
  return {
    itemId,
    itemName: `Item ${itemId}`,
    expectation: 'It stays.',
    perception: 'It goes.',
    ...all,
    ...emotionOf(all),
    evidence: [{ start: 0, end: 4 }],
  }
}

const findingsOf = (...equations: Equation[]): Findings => ({
  engine: 'embedded',
  reading: 'As it was.',
  emotions: equations.slice(0, 1).map(({ name, category, intensity }) => ({
    name,
    category,
    intensity,
    description: 'A text of the engine.',
  })),
  perceptions: [],
  expectations: [],
  recommendations: [],
  questions: [],
  equations,
  personalConnections: [{ emotionName: 'hurt', selfMapItem: 'Item 1', description: 'Near.' }],
})

describe('a changed equation', () => {
  it('gets its emotion by the rule, and keeps its words and evidence', () => {
    const before = findingsOf(equation(1), equation(2, { shift: -0.2 }))
    const after = correctFindings(before, [
      { itemId: 1, ...LOSS, accepted: false, time: 'future' },
    ])!
    expect(after.equations[0]).toMatchObject({
      category: 'worry',
      expectation: 'It stays.',
      evidence: [{ start: 0, end: 4 }],
    })
    expect(after.equations[1]).toEqual(before.equations[1])
    expect(after.emotions.map(({ category }) => category)).toEqual(['worry', 'sadness'])
    expect(after.reading).toBe(
      'As you see it, this is nervousness about Item 1, and disappointment about Item 2.',
    )
  })

  it('keeps the text of an emotion that is still the same, and drops ties to one that is gone', () => {
    const same = correctFindings(findingsOf(equation(1)), [{ itemId: 1, ...LOSS }])!
    expect(same.emotions[0]!.description).toBe('A text of the engine.')
    expect(same.personalConnections).toHaveLength(1)
    const other = correctFindings(findingsOf(equation(1)), [{ itemId: 1, ...LOSS, shift: 0.5 }])!
    expect(other.emotions[0]!.description).toBe(
      'With your changes, this is what it adds up to for Item 1: gladness.',
    )
    expect(other.personalConnections).toEqual([])
  })

  it('puts the strongest emotion first, wherever its equation stands', () => {
    const after = correctFindings(findingsOf(equation(1), equation(2)), [
      { itemId: 2, ...LOSS, shift: 0.9 },
    ])!
    expect(after.equations.map(({ itemId }) => itemId)).toEqual([1, 2])
    expect(after.emotions.map(({ category }) => category)).toEqual(['happiness', 'sadness'])
  })
})

describe('mixed feelings about one item', () => {
  const mixed = findingsOf(equation(1), equation(1, { shift: 0.5 }))

  it('are told apart by their order in a whole list', () => {
    const after = correctFindings(mixed, [
      { itemId: 1, ...LOSS },
      { itemId: 1, ...LOSS, shift: 0.5, time: 'future' },
    ])!
    expect(after.equations.map(({ category }) => category)).toEqual([
      'sadness',
      'positiveanticipation',
    ])
  })

  it('leave the second alone when only one change comes', () => {
    const after = correctFindings(mixed, [{ itemId: 1, ...LOSS, time: 'past' }])!
    expect(after.equations.map(({ category }) => category)).toEqual(['regret', 'happiness'])
  })
})

it('knows no equation for an item that was not touched', () => {
  expect(correctFindings(findingsOf(equation(1)), [{ itemId: 9, ...LOSS }])).toBeNull()
})
