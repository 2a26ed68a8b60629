/** The degree word that ends at a place: the longest one. */
import { DEGREES } from '../lexicon/degrees.ts'
import { plainWordsOf, type Token } from './tokens.ts'

type Degree = { points: number; words: readonly string[] }

const degrees = DEGREES.flatMap(([points, phrases]) =>
  phrases.map((phrase): Degree => ({ points, words: plainWordsOf(phrase) })),
)
const byLast = new Map(
  [...Map.groupBy(degrees, ({ words }) => words.at(-1)!)].map(([last, all]) => [
    last,
    all.toSorted((one, other) => other.words.length - one.words.length),
  ]),
)

export const degreeBefore = (tokens: readonly Token[], at: number): Degree | undefined =>
  byLast.get(tokens[at]?.word ?? '')?.find(({ words }) =>
    words.every((word, part) => {
      const token = tokens[at - words.length + 1 + part]
      return token?.word === word && (part === 0 || token.pause === '')
    }),
  )
