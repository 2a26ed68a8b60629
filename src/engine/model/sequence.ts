/**
 * Builds the encoder's input: the text, then each item, with one row of `spans` for the whole text, each sentence and
 * each item.
 */
import type { WordPieces } from './word-pieces.ts'

export type ModelInput = Window['input']

/**
 * `read` and `item` have one row per span, `about` is rows by rows, `vector` belongs to the whole window, and `tags`
 * has one row per id.
 */
export type ModelOutput = {
  read: Float32Array
  item: Float32Array
  about: Float32Array
  vector: Float32Array
  tags: Float32Array
}

/** Runs the encoder. The provider decides where the weights come from. */
export type RunModel = (input: ModelInput) => Promise<ModelOutput>

export type Window = ReturnType<typeof layOut>

function layOut(
  pieces: WordPieces,
  sentences: readonly { at: number; ids: readonly number[] }[],
  items: readonly (readonly number[])[],
) {
  const ids: number[] = [pieces.cls]
  const spans: [from: number, to: number][] = []
  for (const sentence of sentences) {
    spans.push([ids.length, ids.length + sentence.ids.length])
    ids.push(...sentence.ids)
  }
  const textTokens = ids.length - 1
  spans.unshift([1, ids.length])
  ids.push(pieces.sep)
  const groups: number[] = ids.map(() => 0)
  const positions: number[] = ids.map((_, at) => at)
  const textLength = ids.length
  items.forEach((item, at) => {
    spans.push([ids.length, ids.length + item.length])
    for (const [offset, id] of [...item, pieces.sep].entries()) {
      ids.push(id)
      groups.push(at + 1)
      positions.push(textLength + offset)
    }
  })
  const matrix = new Float32Array(spans.length * ids.length)
  spans.forEach(([from, to], row) => {
    matrix.fill(1 / Math.max(1, to - from), row * ids.length + from, row * ids.length + to)
  })
  return {
    input: {
      ids: Int32Array.from(ids),
      groups: Int32Array.from(groups),
      positions: Int32Array.from(positions),
      /** Row-major, `rows` by the number of ids. */
      spans: matrix,
      rows: spans.length,
    },
    /** Indexes of the sentences in this window. Row 0 is the whole window, then they come, then all items. */
    sentences: sentences.map(({ at }) => at),
    /** The number of tokens read of each. The first token follows the start token. */
    lengths: sentences.map(({ ids }) => ids.length),
    textTokens,
  }
}

/**
 * The longest allowed text needs six or seven. Texts that need more are in no language the model knows, so only their
 * beginning and end are read.
 */
const MAX_WINDOWS = 8

/** Splits a long text into windows at sentence ends. Skips sentences without tokens. */
export function windowsOf(
  pieces: WordPieces,
  sentences: readonly string[],
  items: readonly string[],
  limits: { maxTextTokens: number; maxItemTokens: number },
): Window[] {
  const room = limits.maxTextTokens - 2
  const encodedItems = items.map((item) => {
    const ids = pieces.encode(item).slice(0, limits.maxItemTokens)
    return ids.length > 0 ? ids : pieces.encode('?')
  })
  const groups: { at: number; ids: readonly number[] }[][] = [[]]
  let used = 0
  sentences.forEach((sentence, at) => {
    const ids = pieces.encode(sentence).slice(0, room)
    if (ids.length === 0) return
    if (used + ids.length > room) {
      groups.push([])
      used = 0
    }
    groups.at(-1)!.push({ at, ids })
    used += ids.length
  })
  const told = groups.filter((group) => group.length > 0)
  const read =
    told.length > MAX_WINDOWS
      ? [...told.slice(0, MAX_WINDOWS / 2), ...told.slice(-MAX_WINDOWS / 2)]
      : told
  return read.map((group) => layOut(pieces, group, encodedItems))
}
