/** How often a pattern is told where there is none, and found where there is one: `node bench/patterns.ts`. */
import { findPatterns } from '#domain/findings/patterns.ts'
import { simulatedLife } from '#test/simulated-lives.ts'

const LIVES = 3000
const SIZES = [12, 20, 40, 60, 100, 200, 500]
const MOST_BY_CHANCE = 0.05
const LEAST_FOUND = 0.9

const share = (isSo: (seed: number) => boolean, lives = LIVES) =>
  Array.from({ length: lives }, (_, seed) => isSo(seed + 1)).filter(Boolean).length / lives
const percent = (part: number) => `${(100 * part).toFixed(1)} %`

const mixed = share(
  (seed) =>
    findPatterns(
      simulatedLife({ seed, situations: SIZES[seed % SIZES.length]!, parts: 3 + (seed % 6) }),
    ).length > 0,
)
console.log(
  `${LIVES} lives of 12 to 500 situations without a pattern: one is told in ${percent(mixed)}`,
)
for (const situations of SIZES) {
  const parts = (seed: number) => 3 + (seed % 6)
  const told = share(
    (seed) =>
      findPatterns(simulatedLife({ seed: seed + LIVES, situations, parts: parts(seed) })).length >
      0,
  )
  console.log(`… of ${situations} situations each: ${percent(told)}`)
}

const isFound = (touched: number, situations: number) => (seed: number) =>
  findPatterns(
    simulatedLife({
      ...{ seed, situations, parts: 3 + (seed % 6) },
      planted: { touched, when: 0.7, otherwise: 0.3 },
    }),
  ).some(({ condition, emotion }) => emotion === 'anger' && condition.keys.join() === 'part 0')
const half = share(isFound(0.5, 60))
console.log(`70 % against 30 %, 60 situations, half of them touch it: found in ${percent(half)}`)
for (const [touched, situations] of [
  [0.3, 60],
  [0.5, 40],
  [0.3, 120],
  [0.2, 120],
  [0.2, 200],
] as const)
  console.log(
    `… ${situations} situations, ${percent(touched)} of them touch it: ${percent(share(isFound(touched, situations)))}`,
  )
process.exit(mixed <= MOST_BY_CHANCE && half >= LEAST_FOUND ? 0 : 1)
