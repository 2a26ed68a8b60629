import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { normalise } from '../input/normalise.ts'
import { readModelFiles } from './model-files.ts'
import { featuresOf, lexicalLogits } from './ngrams.ts'
import { windowsOf } from './sequence.ts'
import { createWordPieces } from './word-pieces.ts'

const pieces = createWordPieces(
  [
    '[PAD]',
    '[UNK]',
    '[CLS]',
    '[SEP]',
    'my',
    'boss',
    'un',
    '##happy',
    '.',
    "'",
    's',
    'life',
    ':',
    '?',
  ].join('\n'),
)

it('normalises as the model was taught', () => {
  expect(normalise('Ich bin SOOOO müde … “k1ll” at 3pm, su\u200bicide')).toBe(
    'ich bin soo mude ... "kill" at 3pm, suicide',
  )
})

it('cuts words into the longest known pieces', () => {
  expect(pieces.encode("my boss's unhappy life.")).toEqual([4, 5, 9, 10, 6, 7, 11, 8])
  expect(pieces.encode('xyz')).toEqual([1])
})

it('lays text and items out so that items do not see each other', () => {
  const [window, ...more] = windowsOf(pieces, ['my boss', 'unhappy.'], ['life', 'my life'], {
    maxTextTokens: 256,
    maxItemTokens: 16,
  })
  expect(more).toEqual([])
  const { ids, groups, positions, spans, rows } = window!.input
  expect([...ids]).toEqual([2, 4, 5, 6, 7, 8, 3, 11, 3, 4, 11, 3])
  expect([...groups]).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 2])
  expect([...positions]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 7, 8, 9])
  expect(rows).toBe(5)
  const sums = Array.from({ length: rows }, (_, row) =>
    spans.slice(row * ids.length, (row + 1) * ids.length).reduce((a, b) => a + b, 0),
  )
  for (const sum of sums) expect(sum).toBeCloseTo(1)
})

it('cuts a long text into windows at sentence ends', () => {
  const windows = windowsOf(pieces, Array(6).fill('my boss my boss'), ['life'], {
    maxTextTokens: 12,
    maxItemTokens: 16,
  })
  expect(windows.map(({ sentences }) => sentences)).toEqual([
    [0, 1],
    [2, 3],
    [4, 5],
  ])
})

it('reads the beginning and the end of what is no language, and not all of it', () => {
  const windows = windowsOf(pieces, Array(20).fill('my boss my boss'), ['life'], {
    maxTextTokens: 6,
    maxItemTokens: 16,
  })
  expect(windows.flatMap(({ sentences }) => sentences)).toEqual([0, 1, 2, 3, 16, 17, 18, 19])
})

it('counts each hashed feature once', () => {
  expect([...featuresOf('no no')].sort()).toEqual(['b:no no', 'c:_no', 'c:_no_', 'c:no_', 'w:no'])
  const table = { buckets: 2, columns: 1, scale: [2], bias: [1], weights: Int8Array.from([1, 1]) }
  expect(lexicalLogits('no no', table)).toEqual([1 + (2 * 5) / Math.sqrt(5)])
  expect(lexicalLogits('', table)).toEqual([1])
})

it('says what is missing where the library has a moment nothing was learned of', () => {
  const read = (name: string) =>
    new Uint8Array(readFileSync(new URL(`../../../models/${name}`, import.meta.url)))
  const json = (name: string) => JSON.parse(new TextDecoder().decode(read(name)))
  const [first, ...others] = json('library.json')
  const raw = {
    manifest: json('model.json'),
    vocabulary: new TextDecoder().decode(read('vocab.txt')),
    lexical: read('lexical.bin'),
    crisis: read('crisis.bin'),
    library: [{ ...first, name: 'new/moment' }, first, ...others],
    moments: read('moments.bin'),
    wishes: read('wishes.bin'),
  }
  expect(() => readModelFiles(raw)).toThrow('A new moment needs a training run.')
})
