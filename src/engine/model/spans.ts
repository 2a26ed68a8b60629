/** Which words of a description name a part of somebody's life, and which state a wish: the model's tags as places. */
import { MOST_SPANS } from '#domain/situation/facts.ts'
import type { Sentence } from '#domain/values/sentences.ts'
import { normalise, type Place, placesOf } from '../input/normalise.ts'
import type { Head } from './manifest.ts'
import type { WordPieces } from './word-pieces.ts'

export type Spans = { named: Place[]; stated: Place[] }
/** For each sentence that was read the logits of its pieces. */
export type Tagged = { sentence: Sentence; rows: readonly (readonly number[])[] }

/** The place of each piece's word in the description. */
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

function tagOf(row: readonly number[], { offset, labels }: Head): string {
  const logits = row.slice(offset, offset + labels.length)
  return labels[logits.indexOf(Math.max(...logits))]!
}

function runsOf(pieces: WordPieces, tagged: readonly Tagged[], head: Head): Place[] {
  const runs: Place[] = []
  let isOpen = false
  for (const { sentence, rows } of tagged) {
    const words = wordPlaces(pieces, sentence)
    rows.forEach((row, at) => {
      const word = words?.[at]
      const tag = word ? tagOf(row, head) : 'outside'
      const last = runs.at(-1)
      // A word of several pieces belongs to one run, whatever its later pieces say.
      const goesOn = last && word && (word.start < last.end || (isOpen && tag === 'inside'))
      if (goesOn && tag !== 'outside') last.end = word.end
      else if (word && tag !== 'outside') runs.push({ ...word })
      isOpen = tag !== 'outside'
    })
  }
  return runs
}

export function spansOf(
  pieces: WordPieces,
  tagged: readonly Tagged[],
  heads: readonly Head[],
): Spans {
  const of = (name: string) => {
    const head = heads.find((head) => head.name === name)
    return head ? runsOf(pieces, tagged, head).slice(0, MOST_SPANS) : []
  }
  return { named: of('named'), stated: of('stated') }
}
