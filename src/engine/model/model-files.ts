/** Parses a model's files from memory. */

import { hash } from '#domain/values/hash.ts'
import { MomentLibrary, wishKey } from '../library/moments.ts'
import { Manifest } from './manifest.ts'
import { featuresOf, type NgramTable } from './ngrams.ts'
import { type Opinion, softmax } from './opinion.ts'
import { createWordPieces } from './word-pieces.ts'

/**
 * Recognises the moment of a text. Texts and descriptions of moments are vectors of the same encoder, so a reading is
 * one dot product per moment. The words of the text add to it.
 */
/**
 * int8 rows, one per moment and one for none, then each row's scale, then each row's bias. Then the words: by bucket
 * where its entries begin (u32), and of all entries the moments (u16) and the weights (u8).
 */
function readMoments(
  { moments: { width, temperature, words } }: Manifest,
  rawLibrary: unknown,
  raw: Uint8Array,
) {
  const library = MomentLibrary.parse(rawLibrary)
  const rows = library.length + 1
  const table = new Int8Array(raw.buffer, raw.byteOffset, rows * width)
  const view = new DataView(raw.buffer, raw.byteOffset, raw.byteLength)
  const floatsFrom = Math.ceil((rows * width) / 4) * 4
  const float = (at: number) => view.getFloat32(floatsFrom + 4 * at, true)
  const logitOf = (vector: readonly number[], row: number): number => {
    const from = row * width
    const product = vector.reduce((sum, value, at) => sum + value * table[from + at]!, 0)
    return float(row) * product + float(rows + row)
  }
  const { buffer } = raw.slice(floatsFrom + 8 * rows)
  const begins = new Uint32Array(buffer, 0, words.buckets + 1)
  const entries = begins[words.buckets]!
  if (buffer.byteLength !== begins.byteLength + 3 * entries)
    throw new Error('moments.bin is of another library.json. A new moment needs a training run.')
  const moments = new Uint16Array(buffer, begins.byteLength, entries)
  const weights = new Uint8Array(buffer, begins.byteLength + moments.byteLength, entries)
  /** Adds how much the words speak for each moment. */
  function addWords(logits: number[], normalised: string): void {
    const buckets = new Set([...featuresOf(normalised)].map((one) => hash(one) % words.buckets))
    const value = words.step / Math.sqrt(Math.max(1, buckets.size))
    for (const bucket of buckets)
      for (let at = begins[bucket]!; at < begins[bucket + 1]!; at++)
        logits[moments[at]!]! += value * weights[at]!
  }
  return {
    library,
    /** The share of each moment by name, without the words if no text is given. The remainder to one is the share of none. */
    sharesOf(vector: readonly number[], normalised?: string): Opinion {
      const logits = Array.from({ length: rows }, (_, row) => logitOf(vector, row))
      if (normalised !== undefined) addWords(logits, normalised)
      const shares = softmax(logits.map((logit) => logit / temperature))
      return Object.fromEntries(library.map(({ name }, row) => [name, shares[row]!]))
    },
  }
}

/** Wishes of less likely moments are never shown. */
const WISHED_FROM = 0.02

/** int8 rows in the order of the library, then each row's scale. A row is the vector of a wish. */
function readWishes(
  { moments: { width, wishScale } }: Manifest,
  library: MomentLibrary,
  raw: Uint8Array,
) {
  const names = library.flatMap(({ name, wants }) => wants.map((_, at) => wishKey(name, at)))
  const table = new Int8Array(raw.buffer, raw.byteOffset, names.length * width)
  const view = new DataView(raw.buffer, raw.byteOffset, raw.byteLength)
  const rows = new Map(
    names.map((name, row) => {
      const scale = view.getFloat32(table.length + 4 * row, true)
      const numbers = Array.from(table.subarray(row * width, (row + 1) * width))
      return [name, numbers.map((number) => number * scale)]
    }),
  )
  const product = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, value, at) => sum + value * other[at]!, 0)
  return {
    /** The share of each wish of the likely moments, by `wishKey`: the moment's share, divided by how close its wishes lie. */
    sharesOf(vector: readonly number[], moments: Opinion): Opinion {
      const likely = library.filter(({ name }) => moments[name]! >= WISHED_FROM)
      return Object.fromEntries(
        likely.flatMap(({ name, wants }) => {
          const keys = wants.map((_, at) => wishKey(name, at))
          const shares = softmax(keys.map((key) => wishScale * product(vector, rows.get(key)!)))
          return keys.map((key, at) => [key, moments[name]! * shares[at]!])
        }),
      )
    },
    /** The similarity of two wishes by `wishKey`: 1 for the same, 0 for unrelated ones. */
    alike: (one: string, other: string) => Math.max(0, product(rows.get(one)!, rows.get(other)!)),
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
  wishes: 'wishes.bin',
} as const

export type RawFiles = {
  manifest: unknown
  vocabulary: string
  lexical: Uint8Array
  crisis: Uint8Array
  library: unknown
  moments: Uint8Array
  wishes: Uint8Array
}

export type ModelFiles = ReturnType<typeof readModelFiles>

const weightsOf = (bytes: Uint8Array): Int8Array =>
  new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)

export function crisisTable(manifest: Manifest, bytes: Uint8Array): NgramTable {
  const { buckets, scale, bias } = manifest.crisis
  return { buckets, columns: 1, scale: [scale], bias: [bias], weights: weightsOf(bytes) }
}

export function readModelFiles(raw: RawFiles) {
  const manifest = Manifest.parse(raw.manifest)
  const moments = readMoments(manifest, raw.library, raw.moments)
  return {
    manifest,
    pieces: createWordPieces(raw.vocabulary),
    lexical: { ...manifest.lexical, weights: weightsOf(raw.lexical) },
    crisis: crisisTable(manifest, raw.crisis),
    moments,
    wishes: readWishes(manifest, moments.library, raw.wishes),
  }
}
