import { refuse } from '#server/base/refuse.ts'
import { DEEPEST, endOfString, UNREADABLE } from './json-text.ts'

const unreadable = (): never => refuse('invalid', UNREADABLE)

const SPACE = /[^ \t\n\r]/g
const NEXT_MARK = /["{}[\],]/g

/**
 * Reads a long JSON text value by value, so that it never exists as objects as a whole. It only finds where a value
 * ends; parsing that value validates it.
 */
export class JsonCursor {
  private at = 0
  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** Yields the keys of the object. The caller must read or skip each value. */
  *keys(): Generator<string> {
    this.take('{')
    if (this.next() === '}') return this.take('}')
    do {
      if (this.next() !== '"') unreadable()
      const key: unknown = JSON.parse(this.value())
      this.take(':')
      yield String(key)
    } while (this.goesOn('}'))
  }

  /** Yields once per list entry. The caller must read or skip each entry. */
  *entries(): Generator<void> {
    this.take('[')
    if (this.next() === ']') return this.take(']')
    do yield
    while (this.goesOn(']'))
  }

  get isList(): boolean {
    return this.next() === '['
  }

  get isObject(): boolean {
    return this.next() === '{'
  }

  /** Returns the text of the next value. */
  value(): string {
    this.next()
    const start = this.at
    let depth = 0
    do {
      NEXT_MARK.lastIndex = this.at
      const mark = NEXT_MARK.exec(this.text)
      if (!mark) return depth > 0 ? unreadable() : this.upTo(start, this.text.length)
      const [sign] = mark
      const isEnd = sign === '}' || sign === ']' || sign === ','
      if (depth === 0 && isEnd) return this.upTo(start, mark.index)
      this.at = sign === '"' ? endOfString(this.text, mark.index) : mark.index + 1
      if (this.at <= 0) unreadable()
      if (sign === '{' || sign === '[') depth += 1
      if (sign === '}' || sign === ']') depth -= 1
      if (depth > DEEPEST) unreadable()
    } while (depth > 0)
    return this.text.slice(start, this.at)
  }

  /** Throws if anything follows. */
  end(): void {
    if (this.next() !== '') unreadable()
  }

  private upTo(start: number, end: number): string {
    this.at = end
    return start === end ? unreadable() : this.text.slice(start, end)
  }

  private next(): string {
    SPACE.lastIndex = this.at
    this.at = SPACE.exec(this.text)?.index ?? this.text.length
    return this.text[this.at] ?? ''
  }

  private take(sign: string): void {
    if (this.next() !== sign) unreadable()
    this.at += 1
  }

  private goesOn(end: string): boolean {
    const sign = this.next()
    if (sign !== ',' && sign !== end) unreadable()
    this.at += 1
    return sign === ','
  }
}
