/** Chooses library lines: the first not shown in the last thirty days, else the first. */
import type { RecentLine, RecentLineKind } from '#domain/situation/recent-line.ts'
import { hash } from '#domain/values/hash.ts'

/** The key of a line, a hash of its words. */
export const lineKey = (words: string): string => hash(words).toString(36)

export type Lines = {
  /** The lines of a kind, unread first. */
  inOrder: <T>(entries: readonly T[], kind: RecentLineKind, wordsOf: (entry: T) => string) => T[]
  /** Records a line used on the page. */
  say: (kind: RecentLineKind, words: string) => void
  shown: () => RecentLine[]
}

export function createLines(lately: readonly RecentLine[] = []): Lines {
  const read = new Set(lately.map(({ kind, lineKey }) => `${kind} ${lineKey}`))
  const shown: RecentLine[] = []
  return {
    inOrder: (entries, kind, wordsOf) =>
      entries.toSorted((one, other) => {
        const isRead = (entry: (typeof entries)[number]) =>
          Number(read.has(`${kind} ${lineKey(wordsOf(entry))}`))
        return isRead(one) - isRead(other)
      }),
    say: (kind, words) => {
      shown.push({ kind, lineKey: lineKey(words) })
    },
    shown: () => [...shown],
  }
}
