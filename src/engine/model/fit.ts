/**
 * The judge of fit. A situation and a sentence are two vectors of the same encoder; a small learned product of the two
 * says how likely a careful reader would call the sentence fitting. A second table tells the sub-kinds of an event apart.
 */
import { FineLibrary } from '../library/fine.ts'
import { hash } from './hash.ts'
import type { Manifest } from './manifest.ts'
import type { Opinions } from './opinion.ts'

/** What the judge knows of a situation: what is read in the whole of it, and its vector, projected. */
export type Judged = { whole: Opinions; fit: readonly number[] }

export type FitTables = {
  library: FineLibrary
  /** What the judge needs to know of a situation, from the encoder's vector of it. */
  project: (vector: readonly number[]) => number[]
  /** Shares of the sub-kinds, by their ids. */
  subKinds: (vector: readonly number[]) => Record<string, number>
  /** From 0 to 1; null for a sentence the judge does not know. */
  fitOf: (situation: Judged, sentence: string) => number | null
  /** What fits less than this is not said. */
  threshold: number
  /** Tells this judge from others. */
  made: string
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))

/** A share below this says no more than that it is small. */
const FLOOR = 0.004
const log = (share: number | undefined) => Math.log(Math.max(FLOOR, share ?? 0))

/**
 * int8 tables first, each number of a row with the row's scale; then scales and biases, the sentences' hashes, and what
 * each was written for: a kind of event, a sub-kind, feelings as bits.
 */
export function readFit({ fit, heads }: Manifest, rawLibrary: unknown, raw: Uint8Array): FitTables {
  const library = FineLibrary.parse(rawLibrary)
  const labels = (name: string) => heads.read.find((head) => head.name === name)?.labels ?? []
  const [events, feelings] = [labels('event'), labels('emotion')]
  const { width, rank, sentences, threshold, made } = fit
  const [byKind = 0, bySubKind = 0, byFeeling = 0, hasKind = 0, hasSubKind = 0] = fit.written
  // One row more than there are sub-kinds: what is none of them.
  const kinds = library.length + 1
  const bytes = new Int8Array(raw.buffer, raw.byteOffset, raw.byteLength)
  const view = new DataView(raw.buffer, raw.byteOffset, raw.byteLength)
  const tables = (rank + kinds) * width + sentences * rank
  let at = Math.ceil(tables / 4) * 4
  const numbers = (count: number, size: number, read: (from: number) => number): number[] => {
    const found = Array.from({ length: count }, (_, n) => read(at + size * n))
    at += size * count
    return found
  }
  const floats = (count: number) => numbers(count, 4, (from) => view.getFloat32(from, true))
  const shorts = (count: number) => numbers(count, 2, (from) => view.getInt16(from, true))
  const projectScale = floats(rank)
  const kindScale = floats(kinds)
  const kindBias = floats(kinds)
  const sentenceScale = floats(sentences)
  const sentenceBias = floats(sentences)
  const hashes = numbers(sentences, 4, (from) => view.getUint32(from, true))
  const rowOf = new Map(hashes.map((value, row) => [value, row]))
  const kindOf = shorts(sentences)
  const subKindOf = shorts(sentences)
  const feelingsOf = shorts(sentences)
  const product = (from: number, vector: readonly number[]): number =>
    vector.reduce((sum, value, column) => sum + value * bytes[from + column]!, 0)

  /** How likely it is that the situation is what the sentence was written for. */
  function writtenFor(row: number, { event, subKind, emotion }: Judged['whole']): number {
    const [kind, sub, bits] = [kindOf[row]!, subKindOf[row]!, feelingsOf[row]!]
    const felt = feelings.reduce(
      (sum, feeling, n) => sum + ((bits >> n) & 1 ? (emotion?.[feeling] ?? 0) : 0),
      0,
    )
    return (
      (kind < 0 ? 0 : byKind * log(event?.[events[kind]!]) + hasKind) +
      (sub < 0 ? 0 : bySubKind * log(subKind?.[library[sub]!.id]) + hasSubKind) +
      (bits === 0 ? 0 : byFeeling * log(felt))
    )
  }

  return {
    library,
    threshold,
    made,
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
      return sigmoid(
        sentenceScale[row]! * product(from, situation.fit) +
          sentenceBias[row]! +
          writtenFor(row, situation.whole),
      )
    },
  }
}
