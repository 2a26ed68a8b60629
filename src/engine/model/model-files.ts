/** Parses a model's files from memory. */
import { MomentLibrary } from '../library/moments.ts'
import { Manifest } from './manifest.ts'
import type { NgramTable } from './ngrams.ts'
import type { Opinion } from './opinion.ts'
import { createWordPieces, type WordPieces } from './word-pieces.ts'

/**
 * Recognises the moment of a text. Texts and descriptions of moments are vectors of the same encoder, so a reading is
 * one dot product per moment.
 */
type MomentTable = {
  library: MomentLibrary
  /** The share of each moment by name. The remainder to one is the share of none. */
  sharesOf: (vector: readonly number[]) => Opinion
}

/** int8 rows, one per moment and one for none, then each row's scale, then each row's bias. */
function readMoments(
  { moments: { width, temperature } }: Manifest,
  rawLibrary: unknown,
  raw: Uint8Array,
): MomentTable {
  const library = MomentLibrary.parse(rawLibrary)
  const rows = library.length + 1
  const table = new Int8Array(raw.buffer, raw.byteOffset, rows * width)
  const view = new DataView(raw.buffer, raw.byteOffset, raw.byteLength)
  const floatsFrom = Math.ceil((rows * width) / 4) * 4
  const float = (at: number) => view.getFloat32(floatsFrom + 4 * at, true)
  const logitOf = (vector: readonly number[], row: number): number => {
    const from = row * width
    const product = vector.reduce((sum, value, at) => sum + value * table[from + at]!, 0)
    return (float(row) * product + float(rows + row)) / temperature
  }
  return {
    library,
    sharesOf(vector) {
      const logits = Array.from({ length: rows }, (_, row) => logitOf(vector, row))
      const top = Math.max(...logits)
      const powers = logits.map((logit) => Math.exp(logit - top))
      const all = powers.reduce((sum, power) => sum + power, 0)
      return Object.fromEntries(library.map(({ name }, row) => [name, powers[row]! / all]))
    },
  }
}

/** The files an engine needs beside the encoder. The small crisis model needs only the manifest and `crisis`. */
export const MODEL_FILES = {
  manifest: 'model.json',
  encoder: 'encoder.onnx',
  vocabulary: 'vocab.txt',
  lexical: 'lexical.bin',
  crisis: 'crisis.bin',
  library: 'library.json',
  moments: 'moments.bin',
} as const

export type RawFiles = {
  manifest: unknown
  vocabulary: string
  lexical: Uint8Array
  crisis: Uint8Array
  library: unknown
  moments: Uint8Array
}

export type ModelFiles = {
  manifest: Manifest
  pieces: WordPieces
  lexical: NgramTable
  crisis: NgramTable
  moments: MomentTable
}

const weightsOf = (bytes: Uint8Array): Int8Array =>
  new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)

export function crisisTable(manifest: Manifest, bytes: Uint8Array): NgramTable {
  const { buckets, scale, bias } = manifest.crisis
  return { buckets, columns: 1, scale: [scale], bias: [bias], weights: weightsOf(bytes) }
}

export function readModelFiles(raw: RawFiles): ModelFiles {
  const manifest = Manifest.parse(raw.manifest)
  return {
    manifest,
    pieces: createWordPieces(raw.vocabulary),
    lexical: { ...manifest.lexical, weights: weightsOf(raw.lexical) },
    crisis: crisisTable(manifest, raw.crisis),
    moments: readMoments(manifest, raw.library, raw.moments),
  }
}
