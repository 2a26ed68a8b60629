/** Exact probabilities of counts, because approximations are too coarse for small numbers. */

const LOG_FACTORIALS = [0]

function logFactorial(count: number): number {
  for (let next = LOG_FACTORIALS.length; next <= count; next += 1)
    LOG_FACTORIALS.push(LOG_FACTORIALS[next - 1]! + Math.log(next))
  return LOG_FACTORIALS[count]!
}

const logChoose = (all: number, chosen: number): number =>
  logFactorial(all) - logFactorial(chosen) - logFactorial(all - chosen)

/** The hypergeometric distribution of the overlap of `some` and `others` out of `all`. */
export function meetings(all: number, some: number, others: number): number[] {
  return Array.from({ length: Math.min(some, others) + 1 }, (_, both) =>
    both < some + others - all
      ? 0
      : Math.exp(
          logChoose(others, both) + logChoose(all - others, some - both) - logChoose(all, some),
        ),
  )
}

/** The distribution of the sum of two counts (convolution). */
export function added(one: readonly number[], other: readonly number[]): number[] {
  const sum = new Array<number>(one.length + other.length - 1).fill(0)
  one.forEach((chance, at) => {
    if (chance > 0)
      other.forEach((also, to) => {
        sum[at + to]! += chance * also
      })
  })
  return sum
}

/**
 * Converts a distribution to the probability of at least each count. Uses the mid-p value, so small samples aren't
 * judged more strictly.
 */
export function atLeast(exactly: readonly number[]): number[] {
  const chances = new Array<number>(exactly.length)
  let above = 0
  for (let count = exactly.length - 1; count >= 0; count -= 1) {
    chances[count] = above + exactly[count]! / 2
    above += exactly[count]!
  }
  return chances
}

export type Share = { of: number; all: number }

export const rate = ({ of, all }: Share): number => (all === 0 ? 0 : of / all)

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The upper tail of the normal distribution (Abramowitz and Stegun 7.1.26, seven digits). */
export function normalAbove(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const poly =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const tail = (poly * Math.exp(-x * x)) / 2
  return z >= 0 ? tail : 1 - tail
}

/** The probability of at most and at least `came` successes with individual chances (Poisson binomial). */
export function chanceOfSoMany(chances: readonly number[], came: number) {
  let exactly = [1]
  for (const chance of chances) exactly = added(exactly, [1 - chance, chance])
  const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0)
  return { atMost: sum(exactly.slice(0, came + 1)), atLeast: sum(exactly.slice(came)) }
}

/** The last scheduled look. Each look adds false positives, so the next comes only after growth by half. */
export function lastLook(count: number, first: number): number {
  let look = 0
  for (let next = first; next <= count; next = Math.ceil(next * 1.5)) look = next
  return look
}
