import { expect, it } from 'vitest'
import { cutName, DENSITIES, shapePill } from './density.ts'
import { isInTable, textWidth } from './text-width.ts'

it('offers a long name on two lines, broken where the pill becomes narrowest', () => {
  const [single, double] = shapePill('Work-Life Balance', DENSITIES[2]!, textWidth)
  expect(single?.lines).toEqual(['Work-Life Balance'])
  expect(double?.lines).toEqual(['Work-Life', 'Balance'])
  expect(double!.width).toBeLessThan(single!.width)
  const [, slashed] = shapePill('Partner/Spouse', DENSITIES[2]!, textWidth)
  expect(slashed?.lines).toEqual(['Partner/', 'Spouse'])
  expect(shapePill('Mum', DENSITIES[2]!, textWidth)).toHaveLength(1)
})

it('cuts by what people see as one sign', () => {
  expect(cutName('👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', 3)).toBe('👩‍👩‍👧👩‍👩‍👧…')
  expect(cutName('Childhood', 9)).toBe('Childhood')
  expect(cutName('Growing up by the sea', 12)).toBe('Growing up…')
})

it('keeps text at 11 px or more, and room for a finger', () => {
  for (const { font, height, gap } of DENSITIES) {
    expect(font).toBeGreaterThanOrEqual(11)
    expect(height + gap).toBeGreaterThanOrEqual(24)
  }
})

it('measures other scripts generously and marks not at all', () => {
  expect(textWidth('家族', 10, 500)).toBe(20)
  expect(textWidth('é', 10, 500)).toBeCloseTo(textWidth('e', 10, 500))
  expect(textWidth('Zoë', 10, 600)).toBeGreaterThan(textWidth('Zoë', 10, 500))
  expect([isInTable('Zoë & Anna'), isInTable('家族')]).toEqual([true, false])
})
