/** How often "what helps me" is right, on simulated lives with fixed seeds: `node bench/what-helps.ts`. */

import { helpsMost } from '#domain/findings/what-helps.ts'
import type { StepLever } from '#domain/steps/step.ts'
import { simulatedTries } from '#test/simulated-tries.ts'

const SEEDS = 1000
const LEVERS: readonly (StepLever | null)[] = ['action', 'perception', 'body', null]

const share = (isSo: (seed: number) => boolean) =>
  `${((100 * Array.from({ length: SEEDS }, (_, seed) => isSo(seed + 1)).filter(Boolean).length) / SEEDS).toFixed(1)} %`

for (const outcomes of [18, 27, 41, 62, 93]) {
  for (const by of [1.5, 2, 2.5, 3]) {
    const better = { lever: 'perception', by } as const
    const tries = (seed: number) => simulatedTries({ seed, outcomes, levers: LEVERS, better })
    console.log(
      `${outcomes} outcomes, one lever better by ${by}: said to help most`,
      share((seed) => helpsMost(tries(seed)) === 'perception'),
    )
  }
  const isEverTold = (seed: number) => {
    const life = simulatedTries({ seed, outcomes, levers: LEVERS })
    return life.some((_, at) => helpsMost(life.slice(0, at + 1)) !== null)
  }
  console.log(`${outcomes} outcomes, all alike, looked at after each: ${share(isEverTold)}`)
}
