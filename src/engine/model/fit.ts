/**
 * The judge of fit. A situation and a sentence are two vectors of the same encoder; a small learned product of the two
 * says how likely a careful reader would call the sentence fitting. A second table tells the sub-kinds of an event apart.
 */
import { FineLibrary } from '../library/fine.ts'
import { hash } from './hash.ts'
import type { Manifest } from './manifest.ts'

export type FitTables = {
  library: FineLibrary
  /** What the judge needs to know of a situation, from the encoder's vector of it. */
  project: (vector: readonly number[]) => number[]
  /** Shares of the sub-kinds, by their ids. */
  subKinds: (vector: readonly number[]) => Record<string, number>
  /** From 0 to 1; null for a sentence the judge does not know. */
  fitOf: (situation: readonly number[], sentence: string) => number | null
  /** What fits less than this is not said. */
  threshold: number
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))

/** int8 tables first, each number of a row with the row's scale; then scales and biases, then the sentences' hashes. */
export function readFit({ fit }: Manifest, rawLibrary: unknown, raw: Uint8Array): FitTables {
  const library = FineLibrary.parse(rawLibrary)
  const { width, rank, sentences, bias, threshold } = fit
  const kinds = library.length
  const bytes = new Int8Array(raw.buffer, raw.byteOffset, raw.byteLength)
  const view = new DataView(raw.buffer, raw.byteOffset, raw.byteLength)
  const tables = (rank + kinds) * width + sentences * rank
  let at = Math.ceil(tables / 4) * 4
  const floats = (count: number): number[] => {
    const found = Array.from({ length: count }, (_, n) => view.getFloat32(at + 4 * n, true))
    at += 4 * count
    return found
  }
  const projectScale = floats(rank)
  const kindScale = floats(kinds)
  const kindBias = floats(kinds)
  const sentenceScale = floats(sentences)
  const sentenceBias = floats(sentences)
  const rowOf = new Map(
    Array.from({ length: sentences }, (_, row) => [view.getUint32(at + 4 * row, true), row]),
  )
  const product = (from: number, vector: readonly number[]): number =>
    vector.reduce((sum, value, column) => sum + value * bytes[from + column]!, 0)

  return {
    library,
    threshold,
    project: (vector) => projectScale.map((scale, row) => scale * product(row * width, vector)),
    subKinds(vector) {
      const logits = kindScale.map(
        (scale, row) => scale * product((rank + row) * width, vector) + kindBias[row]!,
      )
      const top = Math.max(...logits)
      const powers = logits.map((logit) => Math.exp(logit - top))
      const all = powers.reduce((sum, power) => sum + power, 0)
      return Object.fromEntries(library.map(({ id }, row) => [id, powers[row]! / all]))
    },
    fitOf(situation, sentence) {
      const row = rowOf.get(hash(sentence))
      if (row === undefined) return null
      const from = (rank + kinds) * width + row * rank
      return sigmoid(sentenceScale[row]! * product(from, situation) + sentenceBias[row]! + bias)
    },
  }
}
