/** Converts the model's tags to ranges: words that name a part of the writer's life, and words that state a wish. */
import { MOST_SPANS } from '#domain/situation/facts.ts'
import type { Sentence } from '#domain/values/sentences.ts'
import { normalise, type Place, placesOf } from '../input/normalise.ts'
import type { Head } from './manifest.ts'
import { softmax } from './opinion.ts'
import type { WordPieces } from './word-pieces.ts'

/** On held-out texts, precision is .92 and recall .80 at this threshold. */
const SURE_OF_A_WISH = 0.9

export type Spans = { named: Place[]; stated: Place[] }
/** The logits of each sentence's tokens. */
export type Tagged = { sentence: Sentence; rows: readonly (readonly number[])[] }

/** The range of each token's word in the description. */
function wordPlaces(pieces: WordPieces, { text, start }: Sentence): Place[] | null {
  const places = placesOf(text)
  return (
    places &&
    pieces.placesOf(normalise(text)).map((word) => ({
      start: start + places[word.start]!.start,
      end: start + places[word.end - 1]!.end,
    }))
  )
}

/** A run of words with the sum and the count of its tokens' shares. */
type Run = Place & { sure: number; pieces: number }

function tagOf(row: readonly number[], { offset, labels }: Head): { tag: string; share: number } {
  const shares = softmax(row.slice(offset, offset + labels.length))
  const tag = labels[shares.indexOf(Math.max(...shares))]!
  return { tag, share: 1 - shares[labels.indexOf('outside')]! }
}

function runsOf(pieces: WordPieces, tagged: readonly Tagged[], head: Head): Run[] {
  const runs: Run[] = []
  let isOpen = false
  for (const { sentence, rows } of tagged) {
    const words = wordPlaces(pieces, sentence)
    rows.forEach((row, at) => {
      const word = words?.[at]
      const { tag, share } = tagOf(row, head)
      const last = runs.at(-1)
      isOpen &&= word !== undefined && tag !== 'outside'
      if (!word || tag === 'outside') return
      // A word of several tokens belongs to one run, regardless of the later tokens' tags.
      if (last && (word.start < last.end || (isOpen && tag === 'inside'))) {
        last.end = word.end
        last.sure += share
        last.pieces += 1
      } else runs.push({ ...word, sure: share, pieces: 1 })
      isOpen = true
    })
  }
  return runs
}

export function spansOf(
  pieces: WordPieces,
  tagged: readonly Tagged[],
  heads: readonly Head[],
): Spans {
  const of = (name: string, surest: number) => {
    const head = heads.find((head) => head.name === name)
    const runs = head ? runsOf(pieces, tagged, head) : []
    return runs
      .filter((run) => run.sure / run.pieces >= surest)
      .slice(0, MOST_SPANS)
      .map(({ start, end }) => ({ start, end }))
  }
  return { named: of('named', 0), stated: of('stated', SURE_OF_A_WISH) }
}
