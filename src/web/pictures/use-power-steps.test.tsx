// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePowerSteps } from './use-power-steps.ts'

const steps = () => renderHook(usePowerSteps).result.current

it('loses no press that comes before the screen has followed', () => {
  const step = steps()
  expect(step({ key: 'a', power: 0.7 }, -1)).toBe(0.6)
  expect(step({ key: 'a', power: 0.7 }, -1)).toBe(0.5)
  expect(step({ key: 'a', power: 0.6 }, -1)).toBe(0.4)
  expect(step({ key: 'a', power: 0.4 }, 1)).toBe(0.5)
})

it('starts from what is shown where somebody changed it meanwhile, and for every pill', () => {
  const step = steps()
  expect(step({ key: 'a', power: 0.7 }, -1)).toBe(0.6)
  expect(step({ key: 'a', power: 0.9 }, -1)).toBe(0.8)
  expect(step({ key: 'b', power: 0.9 }, -1)).toBe(0.8)
})
