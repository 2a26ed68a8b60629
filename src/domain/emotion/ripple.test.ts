import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RELATIONSHIP_TYPES } from '../self-map/relationship.ts'
import type { Variables } from '../situation/analysis.ts'
import { emotionOf } from './equation.ts'
import { carriedShift, NOTICED_FROM, ripple, rippledVariables, type Tie } from './ripple.ts'

const tie = (
  sourceItemId: number,
  targetItemId: number,
  relationshipType: Tie['relationshipType'] = 'supports',
  strength = 10,
): Tie => ({ sourceItemId, targetItemId, relationshipType, strength })

describe('a shift on its way', () => {
  it('keeps its sign through support, turns in a conflict, and fades when it only influences', () => {
    expect(carriedShift(-0.8, tie(1, 2))).toBeLessThan(0)
    expect(carriedShift(-0.8, tie(1, 2, 'conflicts'))).toBeGreaterThan(0)
    expect(Math.abs(carriedShift(-0.8, tie(1, 2, 'influences')))).toBeLessThan(
      Math.abs(carriedShift(-0.8, tie(1, 2))),
    )
  })

  it('never grows', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.constantFrom(...RELATIONSHIP_TYPES),
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        (shift, type, strength) => {
          expect(Math.abs(carriedShift(shift, tie(1, 2, type, strength)))).toBeLessThanOrEqual(
            Math.abs(shift) + 0.005,
          )
        },
      ),
    )
  })
})

describe('ripple', () => {
  it('follows the direction of the relationship only', () => {
    expect(ripple([{ itemId: 2, shift: -1 }], [tie(1, 2)])).toEqual([])
  })

  it('leaves items alone that have an equation of their own', () => {
    const touched = [
      { itemId: 1, shift: -1 },
      { itemId: 2, shift: 0.5 },
    ]
    expect(ripple(touched, [tie(1, 2)])).toEqual([])
  })

  it('goes two steps at most and ends in a circle', () => {
    const ties = [tie(1, 2), tie(2, 3), tie(3, 4), tie(2, 1), tie(3, 1)]
    const reached = ripple([{ itemId: 1, shift: -1 }], ties).map(({ itemId }) => itemId)
    expect(reached).toEqual([2, 3])
  })

  it('is not noticed when little arrives', () => {
    const reached = ripple([{ itemId: 1, shift: -0.5 }], [tie(1, 2, 'influences', 3)])
    expect(reached).toEqual([])
    for (const { shift } of ripple([{ itemId: 1, shift: 1 }], [tie(1, 2, 'supports', 3)]))
      expect(Math.abs(shift)).toBeGreaterThanOrEqual(NOTICED_FROM)
  })
})

describe('what arrives', () => {
  const anger: Variables = {
    power: 0.8,
    shift: -0.8,
    accepted: false,
    time: 'now',
    source: 'outside',
    perspective: 'self',
    confidence: 'high',
    isAttacked: true,
  }

  it('is pleasant for an item in conflict with the one that lost', () => {
    expect(emotionOf(rippledVariables(anger, 0.7, 0.5)).category).toBe('happiness')
  })

  it('is fear, not anger, for an item that was not attacked itself', () => {
    expect(emotionOf(rippledVariables(anger, 0.7, -0.5)).category).toBe('fear')
  })
})

it.each([
  ['supports', 10, -0.64],
  ['conflicts', 10, 0.64],
  ['influences', 10, -0.32],
  ['supports', 5, -0.32],
  ['supports', 12, -0.64],
  ['supports', -1, 0],
] as const)('%s with a strength of %d carries %d of -0.8', (type, strength, carried) => {
  expect(carriedShift(-0.8, tie(1, 2, type, strength))).toBeCloseTo(carried, 10)
})

it('reaches the most shaken first, then in the order of the map, and each but once', () => {
  const shaken = [{ itemId: 1, shift: -1 }]
  const ties = [
    tie(1, 5, 'supports', 5),
    tie(1, 4, 'supports', 5),
    tie(1, 3),
    tie(1, 3, 'conflicts'),
    tie(3, 6),
  ]
  expect(
    ripple(shaken, ties).map(({ itemId, fromItemId, shift }) => [itemId, fromItemId, shift]),
  ).toEqual([
    [3, 1, -0.8],
    [4, 1, -0.4],
    [5, 1, -0.4],
    [6, 3, -0.64],
  ])
})

it('is noticed from its limit on', () => {
  const arrives = (shift: number) => ripple([{ itemId: 1, shift }], [tie(1, 2)]).length
  expect([-0.1875, -0.18, 0.1875, 0.18].map(arrives)).toEqual([1, 0, 1, 0])
})

it('is believed a little less, and a gain or a standing is settled', () => {
  const from: Variables = {
    power: 0.5,
    shift: -0.5,
    accepted: false,
    time: 'future',
    source: 'own',
    perspective: 'others',
    confidence: 'high',
    isAttacked: true,
  }
  expect(rippledVariables(from, 0.7, -0.3)).toEqual({
    power: 0.7,
    shift: -0.3,
    accepted: false,
    time: 'future',
    source: 'outside',
    perspective: 'others',
    confidence: 'medium',
  })
  const settled = (more: Partial<Variables>, shift: number) =>
    rippledVariables({ ...from, ...more }, 0.7, shift).accepted
  expect([
    settled({}, 0.3),
    settled({}, 0),
    settled({ accepted: true }, -0.3),
    settled({ source: 'standing' }, -0.3),
  ]).toEqual([...[true, false, true, true]])
  expect(rippledVariables({ ...from, confidence: 'medium' }, 0.7, -0.3).confidence).toBe('low')
  expect(rippledVariables({ ...from, confidence: 'low' }, 0.7, -0.3).confidence).toBe('low')
})
