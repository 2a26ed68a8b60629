/**
 * Chooses among ways to say a thing: what the judge finds fitting, the best first, and nothing where none fits; among
 * ways it does not know a varied one, always the same for the same text; and never the same words twice in one analysis.
 */
import { hash } from '../model/hash.ts'

export type Pick = {
  /** An entry not used so far; null when all are used, or none of them fits. `more` asks for so much better a fit. */
  from: <T>(entries: readonly T[], purpose: string, more?: number) => T | null
  /** The same, but only of what the judge knows, and finds fitting. */
  fitting: <T>(entries: readonly T[], purpose: string) => T | null
}

/** How well a sentence fits the situation, 0 to 1; null where nobody judged it. */
export type Judge = { fitOf: (sentence: string) => number | null; threshold: number }

const NOBODY: Judge = { fitOf: () => null, threshold: 0 }

/** The words of an entry that are judged: itself, or what stands in it. */
function wordsOf(entry: unknown): string | null {
  if (typeof entry === 'string') return entry
  if (Array.isArray(entry)) return typeof entry[1] === 'string' ? entry[1] : null
  const { text } = (entry ?? {}) as { text?: unknown }
  return typeof text === 'string' ? text : null
}

export function createPick(seed: string, judge: Judge = NOBODY): Pick {
  const base = hash(seed)
  const used = new Set<unknown>()
  /** The same words are the same entry, whatever list they stand in. */
  const keyOf = (entry: unknown) => wordsOf(entry) ?? entry
  const fitOf = (entry: unknown) => {
    const words = wordsOf(entry)
    return words === null ? null : judge.fitOf(words)
  }
  const choose = <T>(
    entries: readonly T[],
    { purpose, more = 0, isJudged = false }: { purpose: string; more?: number; isJudged?: boolean },
  ): T | null => {
    const free = entries
      .filter((entry) => !used.has(keyOf(entry)))
      .map((entry) => ({ entry, fit: fitOf(entry) }))
    const judged = free.filter(({ fit }) => fit !== null && fit >= judge.threshold + more)
    const unknown = isJudged ? [] : free.filter(({ fit }) => fit === null)
    const chosen =
      judged.length > 0
        ? judged.reduce((top, next) => (next.fit! > top.fit! ? next : top))
        : unknown[((base ^ hash(purpose)) >>> 0) % Math.max(1, unknown.length)]
    if (!chosen) return null
    used.add(keyOf(chosen.entry))
    return chosen.entry
  }
  return {
    from: (entries, purpose, more) => choose(entries, { purpose, ...(more && { more }) }),
    fitting: (entries, purpose) => choose(entries, { purpose, isJudged: true }),
  }
}
