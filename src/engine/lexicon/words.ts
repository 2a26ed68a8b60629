/**
 * Word lists, matched as whole words in any case. A list longer than a line is a sorted `.json` file beside this one,
 * without alternation, gap or wildcard.
 */
const escaped = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export class Words {
  readonly list: readonly string[]
  readonly #set: ReadonlySet<string>
  #pattern: RegExp | undefined

  constructor(list: Iterable<string>) {
    this.#set = new Set(list)
    this.list = [...this.#set]
  }

  /** Alternatives for a larger pattern, longest first, so "years ago" isn't matched as "years". */
  get source(): string {
    const longest = this.list.toSorted((one, other) => other.length - one.length)
    return `(?:${longest.map(escaped).join('|')})`
  }

  has(word: string): boolean {
    return this.#set.has(word)
  }

  get pattern(): RegExp {
    this.#pattern ??= new RegExp(`(?<!\\w)${this.source}(?!\\w)`, 'gi')
    return this.#pattern
  }

  isIn(text: string): boolean {
    return text.search(this.pattern) >= 0
  }

  opens(text: string): boolean {
    return text.search(this.pattern) === 0
  }

  closes(text: string): boolean {
    const last = this.allIn(text).at(-1)
    return last !== undefined && last.index + last[0].length === text.length
  }

  /** Replaces matches by spaces of the same length, so offsets stay valid. */
  without(text: string): string {
    return text.replace(this.pattern, (found) => ' '.repeat(found.length))
  }

  /** All matches with their index. */
  allIn(text: string): RegExpExecArray[] {
    return [...text.matchAll(this.pattern)]
  }
}

const known = new Map<string, Words>()

/** A short inline list: `any('me, us')`. */
export function any(list: string): Words {
  const words = known.get(list) ?? new Words(list.split(', '))
  known.set(list, words)
  return words
}

/** All lists of a file by name. */
export const listsOf = <Name extends string>(file: Readonly<Record<Name, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries<readonly string[]>(file).map(([name, list]) => [name, new Words(list)]),
  ) as Record<Name, Words>
