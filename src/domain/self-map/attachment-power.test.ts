import { expect, it } from 'vitest'
import {
  powerFromSlider,
  powerLabel,
  powerMeaning,
  powerOnMap,
  powerWord,
  SentPower,
  sliderFromPower,
  stepPower,
  tenthsTyped,
} from './attachment-power.ts'

it('rounds as people round', () => {
  expect([0.95, 0.94, 0, 1, 0.05, 0.75].map(powerLabel)).toEqual([
    '1.0',
    '0.9',
    '0.0',
    '1.0',
    '0.1',
    '0.8',
  ])
})

it('translates between the slider and what is stored', () => {
  expect([powerFromSlider(7.5), powerFromSlider(0.1), sliderFromPower(0.95)]).toEqual([
    0.75, 0.01, 9.5,
  ])
})

it('takes a number below one in a field of tenths as a part of one', () => {
  expect([0.98, 0.5, 1, 7.5].map(tenthsTyped)).toEqual([9.8, 5, 1, 7.5])
  expect(powerMeaning(0.75)).toBe('close, 0.8')
  expect(powerOnMap(powerFromSlider(7.5))).toBe('0.8 on the map: close')
})

it('takes tenths from others, and nothing outside', () => {
  expect(SentPower.parse(7.5)).toBe(0.75)
  for (const power of [-0.1, 10.1, Number.NaN, Number.POSITIVE_INFINITY, 5e-324])
    expect(SentPower.safeParse(power).success).toBe(false)
})

it('steps to the next tenth and stays within the scale', () => {
  expect([stepPower(0.7, 1), stepPower(0.75, 1), stepPower(0.75, -1), stepPower(0.7, -1)]).toEqual([
    0.8, 0.8, 0.7, 0.6,
  ])
  expect([stepPower(1, 1), stepPower(0.1, -1), stepPower(0.95, 1)]).toEqual([1, 0.1, 1])
})

it('has one word for every number people see', () => {
  expect([0, 0.3, 0.34, 0.35, 0.6, 0.65, 0.84, 0.85, 0.9, 1].map(powerWord)).toEqual([
    'at the edge',
    'at the edge',
    'at the edge',
    'matters',
    'matters',
    'close',
    'close',
    'core',
    'core',
    'core',
  ])
})

it('steps from anywhere to the next tenth, never past it', () => {
  expect([0.71, 0.79, 0.3, 0.60000001].map((power) => stepPower(power, 1))).toEqual([
    0.8, 0.8, 0.4, 0.7,
  ])
  expect([0.71, 0.79, 0.3, 0.05].map((power) => stepPower(power, -1))).toEqual([0.7, 0.7, 0.2, 0.1])
})

it('takes the smallest and the largest, and one itself as one', () => {
  expect([0, 0.0001, 1, 1.01, 10].map((power) => SentPower.parse(power))).toEqual([
    0, 0.0001, 1, 0.101, 1,
  ])
  expect([0, 0.004, 10].map(tenthsTyped)).toEqual([0, 0, 10])
  expect(sliderFromPower(0.754)).toBe(7.5)
  expect(powerFromSlider(7.54)).toBe(0.75)
})
