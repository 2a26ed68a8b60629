/** A seeded random generator: the same numbers between 0 and 1 on every machine. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The same seed for all, so the same situations always give the same result. */
export const SEED = 20_240_917

/** Deals an order of all rows again and again, shuffled only within their stretches. */
export function dealer(stretches: readonly number[], chance: () => number): () => number[] {
  const order = [...stretches.keys()]
  const ends = stretches.flatMap((it, at) => (it === stretches[at + 1] ? [] : [at + 1]))
  return () => {
    ends.forEach((until, at) => {
      shuffle(order, chance, ends[at - 1] ?? 0, until)
    })
    return order
  }
}

/** Shuffles the range from `from` to `until` in place. */
export function shuffle<One>(all: One[], chance: () => number, from = 0, until = all.length): void {
  for (let at = until - 1; at > from; at -= 1) {
    const other = from + Math.floor(chance() * (at - from + 1))
    const moved = all[at]!
    all[at] = all[other]!
    all[other] = moved
  }
}
