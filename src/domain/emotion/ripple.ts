/**
 * Propagates a shift of one item to related items, along the direction of the relationship. The shift weakens at each
 * step and stops below `NOTICED_FROM`.
 */

import {
  type Relationship,
  type RelationshipType,
  STRENGTH_FORM,
} from '../self-map/relationship.ts'
import type { Variables } from '../situation/analysis.ts'
import { roundShare } from './equation.ts'

const SIGN: Record<RelationshipType, number> = { supports: 1, conflicts: -1, influences: 1 }
const CARRY: Record<RelationshipType, number> = { supports: 0.8, conflicts: 0.8, influences: 0.4 }

/** Smaller shifts are ignored. */
export const NOTICED_FROM = 0.15

export type Tie = Omit<Relationship, 'id' | 'description'>

export const carriedShift = (
  shift: number,
  tie: Pick<Tie, 'relationshipType' | 'strength'>,
): number => {
  const share = Math.min(1, Math.max(0, tie.strength / STRENGTH_FORM.max))
  return roundShare(shift * SIGN[tie.relationshipType] * CARRY[tie.relationshipType] * share)
}

export type Reached = { itemId: number; fromItemId: number; shift: number; tie: Tie }

/** Propagates the strongest shift first, two steps at most. Items in `touched` keep their equation. */
export function ripple(
  touched: readonly { itemId: number; shift: number }[],
  ties: readonly Tie[],
): Reached[] {
  const known = new Set(touched.map((item) => item.itemId))
  const reached: Reached[] = []
  let front: readonly { itemId: number; shift: number }[] = touched
  for (let step = 0; step < 2; step++) {
    const arrivals = front
      .flatMap((from) =>
        ties
          .filter((tie) => tie.sourceItemId === from.itemId && !known.has(tie.targetItemId))
          .map((tie) => ({
            itemId: tie.targetItemId,
            fromItemId: from.itemId,
            shift: carriedShift(from.shift, tie),
            tie,
          })),
      )
      .filter((arrival) => Math.abs(arrival.shift) >= NOTICED_FROM)
      .sort((a, b) => Math.abs(b.shift) - Math.abs(a.shift) || a.itemId - b.itemId)
    const fresh = arrivals.filter(({ itemId }) => {
      if (known.has(itemId)) return false
      known.add(itemId)
      return true
    })
    reached.push(...fresh)
    front = fresh
  }
  return reached
}

const ONE_STEP_LESS = { high: 'medium', medium: 'low', low: 'low' } as const

/** A shift through a relationship comes from outside and gets a lower confidence. */
export function rippledVariables(from: Variables, power: number, shift: number): Variables {
  const { time, perspective } = from
  const isGain = shift > 0
  return {
    power,
    shift,
    accepted: isGain || from.accepted || from.source === 'standing',
    time,
    source: 'outside',
    perspective,
    confidence: ONE_STEP_LESS[from.confidence],
  }
}
