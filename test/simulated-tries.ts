import { seeded } from '#domain/findings/seeded.ts'
import { type Rating, type Try, triesOf } from '#domain/findings/tries.ts'
import type { StepLever } from '#domain/steps/step.ts'
import { DAY } from '#domain/values/duration.ts'

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

const HARD = ['anger', 'worry', 'sadness'] as const
const JOYS = ['happiness', 'pride'] as const

/**
 * A life as it is lived with the product, of so many days, in which no step changes anything: hard feelings halve within
 * a day and joys last, coins are tossed, some questions are left unanswered and some weeks nothing is written.
 */
export function simulatedBook({
  seed,
  days,
  levers,
}: Pick<Life, 'seed' | 'levers'> & { days: number }) {
  const chance = seeded(seed * 131 + 7)
  const ratings: Rating[] = []
  const steps: Parameters<typeof triesOf>[1][number][] = []
  const busy = new Set<number>()
  for (let day = 0, situationId = 0; day < days; day += 1) {
    if (chance() < 0.35 || Math.floor(day / 7) % 6 === 4) continue
    situationId += 1
    const isJoy = chance() < 0.45
    const category = isJoy ? JOYS[day % 2]! : HARD[Math.floor(chance() * 3)]!
    const level = 6.5 + 1.2 * bell(chance)
    const writtenAt = day * DAY
    const rate = (by: Rating['by'], at: number, strength: number) =>
      ratings.push({ situationId, by, category, strength: within(strength), at, writtenAt })
    const before = within(level + bell(chance))
    const after = within((isJoy ? 0.85 : 0.5) * level + 1.3 * bell(chance))
    const [later, isAnswered] = [writtenAt + (1 + 0.2 * chance()) * DAY, chance() < 0.7]
    const kind = isJoy ? 'alone' : (['plan', 'plan', 'coin', 'alone'] as const)[situationId % 4]!
    rate(kind === 'plan' ? 'plan' : kind === 'coin' ? 'coin' : 'weighing', writtenAt, before)
    if (isAnswered) rate(kind === 'plan' ? 'answer' : 'weighing', later, after)
    if (kind !== 'alone') busy.add(situationId)
    const lever = levers[Math.floor(chance() * levers.length)] ?? 'action'
    if (kind === 'plan')
      steps.push({
        situationId,
        action: 'do it',
        lever,
        createdAt: writtenAt,
        answers: isAnswered
          ? [{ outcome: chance() < 0.8 ? 'done' : 'no', strength: after, answeredAt: later }]
          : [],
      })
  }
  return triesOf(ratings, steps, busy)
    .map((it) => ({ ...it, title: '' }))
    .reverse()
}
