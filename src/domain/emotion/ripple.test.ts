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
