import { seeded } from '#domain/findings/seeded.ts'
import type { Try } from '#domain/findings/tries.ts'
import type { StepLever } from '#domain/steps/step.ts'

function bell(chance: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())
}

const within = (value: number) => Math.min(10, Math.max(0, Math.round(value)))

type Life = {
  seed: number
  outcomes: number
  levers: readonly (StepLever | null)[]
  /** By how much one lever really eases more than the others, on the scale of 0 to 10. */
  better?: { lever: StepLever; by: number }
}

/**
 * A life in which every feeling eases by itself, the strong ones most, and no two days are alike: what is felt is a
 * true level and a wobble, so that the strongest ratings fall back by chance alone.
 */
export function simulatedTries({ seed, outcomes, levers, better }: Life): Try[] {
  const chance = seeded(seed)
  return Array.from({ length: outcomes }, (_, at): Try => {
    const lever = levers[at % levers.length]!
    const level = 6.5 + 1.2 * bell(chance)
    const before = within(level + bell(chance))
    const eased = 1.2 + (better?.lever === lever ? better.by : 0)
    const after = within(level - eased + 1.3 * bell(chance))
    return {
      situationId: at + 1,
      title: `Day ${at + 1}`,
      action: lever && 'do it',
      lever,
      category: 'anger',
      before,
      after,
      at: new Date(at * 864e5).toISOString(),
    }
  })
}
