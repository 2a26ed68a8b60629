/**
 * Chooses among ways to say a thing: varied from one situation to the next, always the same for the same
 * text, and never the same words twice in one analysis.
 */
export type Pick = {
  /** An entry not used so far; null when all are used. */
  from: <T>(entries: readonly T[], purpose: string) => T | null
}

function hash(text: string): number {
  let value = 2166136261
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16777619)
  return value >>> 0
}

export function createPick(seed: string): Pick {
  const base = hash(seed)
  const used = new Set<unknown>()
  return {
    from: (entries, purpose) => {
      const free = entries.filter((entry) => !used.has(entry))
      if (free.length === 0) return null
      const chosen = free[((base ^ hash(purpose)) >>> 0) % free.length]!
      used.add(chosen)
      return chosen
    },
  }
}
