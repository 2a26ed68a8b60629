/** A window on the words of one sentence. Words outside of it or in quotes are invisible. */

import { FRAMES } from '../lexicon/frames.ts'
import { any, type Words } from '../lexicon/words.ts'
import type { Token } from './tokens.ts'

export const isAdverb = (word: string): boolean =>
  FRAMES.adverbs.has(word) ||
  (word.length > 4 && word.endsWith('ly') && !FRAMES.noAdverbs.has(word))

export class SentenceWindow {
  readonly tokens: readonly Token[]
  readonly sentence: number

  constructor(tokens: readonly Token[], at: number) {
    this.tokens = tokens
    this.sentence = tokens[at]!.sentence
  }

  isIn(at: number): boolean {
    const token = this.tokens[at]
    return token !== undefined && token.sentence === this.sentence && !token.isQuoted
  }

  word(at: number): string {
    return this.isIn(at) ? this.tokens[at]!.word : ''
  }

  is(at: number, words: Pick<Words, 'has'>): boolean {
    return words.has(this.word(at))
  }

  /** True if punctuation follows the word. */
  endsClause(at: number): boolean {
    return this.isIn(at) && (this.tokens[at + 1]?.pause ?? '') !== ''
  }
}

export type Step = { at: number; denials: string[] }

/** Pairs of words with the negation they amount to. Empty if they don't negate. */
const PAIRS: ReadonlyMap<string, string> = new Map(
  [
    'no longer = no longer',
    'hardly any = no',
    'barely any = no',
    'scarcely any = no',
    'anything but = not',
    'far from = not',
    'less than = not',
    'not only = ',
    'not just = ',
    'nothing but = ',
  ].map((pair) => pair.split(' = ') as [string, string]),
)

/** Steps back over one adverb or negation. Null for any other word. */
export function stepBack(view: SentenceWindow, at: number, isNoun: boolean): Step | null {
  if (!view.isIn(at) || view.endsClause(at)) return null
  const word = view.word(at)
  const pair = PAIRS.get(`${view.word(at - 1)} ${word}`)
  if (pair !== undefined) return { at: at - 2, denials: pair === '' ? [] : [pair] }
  if (word === 'time' && view.word(at - 1) === 'same' && view.word(at - 2) === 'the')
    return { at: at - 4, denials: [] }
  if (any('neither, never, nor, not').has(word) || (isNoun && any('no, without').has(word)))
    return { at: at - 1, denials: [word] }
  return isAdverb(word) ? { at: at - 1, denials: [] } : null
}

/** Steps back over all of them. */
export function stepsBack(view: SentenceWindow, from: number): Step {
  let at = from
  const denials: string[] = []
  for (;;) {
    const step = stepBack(view, at, false)
    if (step) {
      at = step.at
      denials.push(...step.denials)
    } else if (view.is(at, any('all, both, just, really, so')) && !view.endsClause(at)) at -= 1
    else return { at, denials }
  }
}
