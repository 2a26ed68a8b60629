/** How likely counts are, exactly: for small numbers nothing rounder is honest. */

const LOG_FACTORIALS = [0]

function logFactorial(count: number): number {
  for (let next = LOG_FACTORIALS.length; next <= count; next += 1)
    LOG_FACTORIALS.push(LOG_FACTORIALS[next - 1]! + Math.log(next))
  return LOG_FACTORIALS[count]!
}

const logChoose = (all: number, chosen: number): number =>
  logFactorial(all) - logFactorial(chosen) - logFactorial(all - chosen)

/**
 * How likely it is that at least so many meet by chance, by how many meet: of `all`, `some` have the one thing and
 * `others` the other. Half of the exact tie counts, so that few situations are not judged harder than many.
 */
export function chanceByMeeting(all: number, some: number, others: number): number[] {
  const chances: number[] = []
  let above = 0
  for (let both = Math.min(some, others); both >= Math.max(0, some + others - all); both -= 1) {
    const exactly = Math.exp(
      logChoose(others, both) + logChoose(all - others, some - both) - logChoose(all, some),
    )
    chances[both] = above + exactly / 2
    above += exactly
  }
  return chances
}

export type Share = { of: number; all: number }

export const rate = ({ of, all }: Share): number => (all === 0 ? 0 : of / all)

/** Two integer parameters: (a - 1)! (b - 1)! / (a + b - 1)! */
const logBeta = (a: number, b: number): number =>
  logFactorial(a - 1) + logFactorial(b - 1) - logFactorial(a + b - 1)

/** How sure one may be that the first share is truly the larger one, having known nothing before. */
export function surelyMore(one: Share, other: Share): number {
  const [a, b] = [one.of + 1, one.all - one.of + 1]
  const [c, d] = [other.of + 1, other.all - other.of + 1]
  let sum = 0
  for (let at = 0; at < a; at += 1)
    sum += Math.exp(logBeta(c + at, b + d) - Math.log(b + at) - logBeta(1 + at, b) - logBeta(c, d))
  return sum
}

/** How likely it is that at most, and at least, so many come when each has a chance of its own. */
export function chanceOfSoMany(chances: readonly number[], came: number) {
  let exactly = [1]
  for (const chance of chances) {
    const next = new Array<number>(exactly.length + 1).fill(0)
    exactly.forEach((share, count) => {
      next[count]! += share * (1 - chance)
      next[count + 1]! += share * chance
    })
    exactly = next
  }
  const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0)
  return { atMost: sum(exactly.slice(0, came + 1)), atLeast: sum(exactly.slice(came)) }
}
