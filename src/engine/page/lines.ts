/** Chooses library lines: the first not shown in the last thirty days, else the first. */
import type { ShownKind, ShownLine } from '#domain/situation/shown-line.ts'
import { hash } from '../model/hash.ts'

/** The key of a line, a hash of its words. */
export const lineKey = (words: string): string => hash(words).toString(36)

export type Lines = {
  /** The lines of a kind, unread first. */
  inOrder: <T>(entries: readonly T[], kind: ShownKind, wordsOf: (entry: T) => string) => T[]
  /** Records a line used on the page. */
  say: (kind: ShownKind, words: string) => void
  shown: () => ShownLine[]
}

export function createLines(lately: readonly ShownLine[] = []): Lines {
  const read = new Set(lately.map(({ kind, lineKey }) => `${kind} ${lineKey}`))
  const shown: ShownLine[] = []
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
