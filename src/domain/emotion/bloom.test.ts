import { describe, expect, it } from 'vitest'
import { bloomPath, bloomRadius } from './bloom.ts'
import { EMOTION_CATEGORIES } from './emotion.ts'
import { intensityWord, readIntensity } from './strength.ts'

const distances = (path: string) =>
  path
    .slice(1, -1)
    .split('L')
    .map((point) => Math.hypot(...(point.split(' ').map(Number) as [number, number])))

describe('bloom', () => {
  it('gives every group an outline of its own', () => {
    const outlines = EMOTION_CATEGORIES.map((category) => bloomPath(category, 40))
    expect(new Set(outlines).size).toBe(EMOTION_CATEGORIES.length)
  })

  it.each(EMOTION_CATEGORIES)('keeps %s inside its radius', (category) => {
    const reach = distances(bloomPath(category, 40))
    expect(Math.max(...reach)).toBeLessThanOrEqual(40.1)
    expect(Math.min(...reach)).toBeGreaterThan(20)
  })

  it('grows with intensity', () => {
    expect(bloomRadius(0)).toBe(24)
    expect(bloomRadius(1)).toBe(54)
  })

  it('says an intensity in words and reads it on three scales', () => {
    const said = [0, 0.2, 0.3, 0.44, 0.5, 0.65, 0.8, 0.9, 1].map(intensityWord).join(' ')
    expect(said).toBe('slight slight mild mild moderate strong strong overwhelming overwhelming')
    expect([0.7, 7, 70].map(readIntensity)).toEqual([0.7, 0.7, 0.7])
    expect(readIntensity(-1)).toBe(0)
  })
})
