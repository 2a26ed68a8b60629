import { describe, expect, it } from 'vitest'
import type { Equation, Variables } from '../situation/analysis.ts'
import { emotionOf } from './equation.ts'
import { mergeEmotions } from './merge-emotions.ts'

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

describe('the emotions of equations', () => {
  it('are one for each group, the strongest first, with what they are about', () => {
    const merged = mergeEmotions([
      equation(1),
      equation(2, { shift: 0.9 }),
      equation(3, { shift: -0.4 }),
    ])
    expect(merged.map(({ category, itemIds }) => [category, itemIds])).toEqual([
      ['happiness', [2]],
      ['sadness', [1, 3]],
    ])
    expect(merged[1]!.description).toContain('Item 1 and Item 3')
    expect(merged[0]!.description).toContain('Item 2')
  })

  it('leave out what only arrived through a relationship', () => {
    expect(mergeEmotions([{ ...equation(1), through: true }])).toEqual([])
  })
})
