/** Compares the strength a person forecast with the one felt. Computed forecasts are ignored. */
import { median } from './odds.ts'
import { SEED, seeded } from './seeded.ts'

export type ForeseenFelt = { foreseen: number; felt: number }

/** The scheduled looks. Moods are autocorrelated, and all five looks together stay below one in twenty. */
const LOOKS = [
  { forecasts: 8, below: 0.01 },
  { forecasts: 12, below: 0.003 },
  { forecasts: 18, below: 0.003 },
  { forecasts: 27, below: 0.003 },
  { forecasts: 40, below: 0.003 },
] as const
const MIN_APART = 1
/** The maximum number of differences for the exact test, which enumerates all signs. */
const EXACT_UP_TO = 14
const THROWS = 6000

/** A sign-flip test: the probability of a sum this far from zero. */
function chanceOfSigns(differences: readonly number[]): number {
  const count = differences.length
  const far = Math.abs(differences.reduce((sum, it) => sum + it, 0)) - 1e-9
  const isExact = count <= EXACT_UP_TO
  const chance = seeded(SEED)
  const throws = isExact ? 2 ** count : THROWS
  let asFar = 0
  for (let round = 0; round < throws; round += 1) {
    let sum = 0
    differences.forEach((it, at) => {
      const isUp = isExact ? ((round >> at) & 1) === 1 : chance() < 0.5
      sum += isUp ? it : -it
    })
    if (Math.abs(sum) >= far) asFar += 1
  }
  return isExact ? asFar / throws : (asFar + 1) / (throws + 1)
}

/** The typical numbers and the counts of milder and harder, at the look that was significant. */
export type ImpactBias = ForeseenFelt & { milder: number; harder: number; all: number }

/** `answered` is oldest first. Null below eight or within chance. */
export function impactBias(answered: readonly ForeseenFelt[]): ImpactBias | null {
  for (const { forecasts, below } of LOOKS) {
    if (forecasts > answered.length) return null
    const seen = answered.slice(0, forecasts)
    const differences = seen.map(({ foreseen, felt }) => foreseen - felt)
    if (Math.abs(median(differences)) < MIN_APART || chanceOfSigns(differences) > below) continue
    return {
      foreseen: median(seen.map((it) => it.foreseen)),
      felt: median(seen.map((it) => it.felt)),
      milder: differences.filter((it) => it > 0).length,
      harder: differences.filter((it) => it < 0).length,
      all: forecasts,
    }
  }
  return null
}
