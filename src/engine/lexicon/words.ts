/**
 * Words and fixed phrases, and the one way they are looked for in a text: as whole words, whatever their case. A list longer
 * than a line is data in a `.json` file beside this one, sorted, without alternation, gap or wildcard.
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

  /** Alternatives for a larger pattern, the longest first, so "years ago" isn't found as "years". */
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

  /** A text with spaces in their place, so that every other place stays where it was. */
  without(text: string): string {
    return text.replace(this.pattern, (found) => ' '.repeat(found.length))
  }

  /** Each of them in a text, with its place. */
  allIn(text: string): RegExpExecArray[] {
    return [...text.matchAll(this.pattern)]
  }
}

const known = new Map<string, Words>()

/** A short list in the code: `any('me, us')`. */
export function any(list: string): Words {
  const words = known.get(list) ?? new Words(list.split(', '))
  known.set(list, words)
  return words
}

/** Every list of a file, under its name there. */
export const listsOf = <Name extends string>(file: Readonly<Record<Name, readonly string[]>>) =>
  Object.fromEntries(
    Object.entries<readonly string[]>(file).map(([name, list]) => [name, new Words(list)]),
  ) as Record<Name, Words>
