/**
 * Chooses among ways to say a thing: what the judge finds fitting, the best first, and nothing where none fits; among
 * ways it does not know a varied one, always the same for the same text and history; never the same words twice in one
 * analysis, and none the person has read lately.
 */
import type { ShownKind, ShownLine } from '#domain/situation/shown-line.ts'
import { hash } from '../model/hash.ts'
import type { Opinion } from '../model/opinion.ts'

export type Pick = {
  /** An entry not used so far; null when all are used, or none of them fits. */
  from: <T>(entries: readonly T[], purpose: string, least?: number) => T | null
  /** The same, but only of what the judge knows, and finds fitting. */
  fitting: <T>(entries: readonly T[], purpose: string, least?: number) => T | null
  /** What was taken and shall not be said again soon. */
  shown: () => ShownLine[]
}

/** How well a sentence fits the situation, 0 to 1; null where nobody judged it. */
export type Judge = { fitOf: (sentence: string) => number | null; threshold: number }

/**
 * How much better than by the threshold a sentence has to fit, less where it is clear of which sub-kind an event is. Of 70
 * reasons read beside their texts nearly all from .9 on held, and hardly more than half of those below.
 */
const CLEAR_SUB_KIND = 0.4
const BETTER_FIT = { clear: 0.14, unclear: 0.19 }
export const fitNeeded = (subKinds: Opinion = {}): number =>
  Math.max(0, ...Object.values(subKinds)) >= CLEAR_SUB_KIND ? BETTER_FIT.clear : BETTER_FIT.unclear

const NOBODY: Judge = { fitOf: () => null, threshold: 0 }

/** The words of an entry that are judged: itself, or what stands in it. */
function wordsOf(entry: unknown): string | null {
  if (typeof entry === 'string') return entry
  if (Array.isArray(entry)) return typeof entry[1] === 'string' ? entry[1] : null
  const { text } = (entry ?? {}) as { text?: unknown }
  return typeof text === 'string' ? text : null
}

/** What is not to be heard twice: a step, the way a headline closes, a question. */
const KIND_OF: readonly (readonly [purpose: RegExp, kind: ShownKind])[] = [
  [/^(?:headline|sense|view)/, 'closing'],
  [/^question/, 'question'],
  [/^(?:step|body|growth)/, 'step'],
]

/** The sentence by its name, not by its words. */
export const lineKey = (words: string): string => hash(words).toString(36)

export function createPick(
  seed: string,
  judge: Judge = NOBODY,
  lately: readonly ShownLine[] = [],
): Pick {
  const base = hash(seed)
  const read = new Set(lately.map(({ kind, lineKey }) => `${kind} ${lineKey}`))
  const used = new Set<unknown>()
  const shown: ShownLine[] = []
  /** The same words are the same entry, whatever list they stand in. */
  const keyOf = (entry: unknown) => wordsOf(entry) ?? entry
  const lineOf = (entry: unknown, purpose: string): ShownLine | null => {
    const words = wordsOf(entry)
    const kind = KIND_OF.find(([pattern]) => pattern.test(purpose))?.[1]
    return words && kind ? { kind, lineKey: lineKey(words) } : null
  }
  const isFresh = (entry: unknown, purpose: string) => {
    const line = lineOf(entry, purpose)
    return line === null || !read.has(`${line.kind} ${line.lineKey}`)
  }
  const choose = <T>(
    entries: readonly T[],
    purpose: string,
    { least = judge.threshold, isJudged }: { least?: number | undefined; isJudged: boolean },
  ): T | null => {
    const free = entries
      .filter((entry) => !used.has(keyOf(entry)) && isFresh(entry, purpose))
      .map((entry) => {
        const words = wordsOf(entry)
        return { entry, fit: words === null ? null : judge.fitOf(words) }
      })
    const judged = free.filter(({ fit }) => fit !== null && fit >= least)
    const unknown = isJudged ? [] : free.filter(({ fit }) => fit === null)
    const chosen =
      judged.length > 0
        ? judged.reduce((top, next) => (next.fit! > top.fit! ? next : top))
        : unknown[((base ^ hash(purpose)) >>> 0) % Math.max(1, unknown.length)]
    if (!chosen) return null
    used.add(keyOf(chosen.entry))
    const line = lineOf(chosen.entry, purpose)
    if (line) shown.push(line)
    return chosen.entry
  }
  return {
    from: (entries, purpose, least) => choose(entries, purpose, { least, isJudged: false }),
    fitting: (entries, purpose, least) => choose(entries, purpose, { least, isJudged: true }),
    shown: () => [...shown],
  }
}
