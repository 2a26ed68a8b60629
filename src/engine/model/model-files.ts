/** Turns the files of a model, already in memory, into what the engine reads with. */
import { Manifest } from './manifest.ts'
import { type MomentTable, readMoments } from './moments.ts'
import type { NgramTable } from './ngrams.ts'
import { createWordPieces, type WordPieces } from './word-pieces.ts'

/** The files an engine needs beside the encoder; the small crisis model needs only the manifest and its own. */
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
