import { expect, it } from 'vitest'
import { embeddedEngine } from '#test/embedded-engine.ts'
import { carriedBy } from './carried.ts'
import type { Head } from './manifest.ts'
import type { ModelFiles } from './model-files.ts'
import type { ModelInput } from './sequence.ts'
import { createWordPieces } from './word-pieces.ts'

const head = (name: string, offset: number, threshold?: number): Head => ({
  name,
  offset,
  kind: 'sigmoid',
  temperature: 1,
  labels: [],
  threshold,
})
const filesWith = (item: readonly Head[], maxClaimTokens?: number) =>
  ({
    pieces: createWordPieces(['[UNK]', '[CLS]', '[SEP]', 'my', 'boss', 'slides', '.'].join('\n')),
    manifest: {
      heads: { read: [], item, tags: [], about: { temperature: 1 } },
      maxTextTokens: 256,
      maxClaimTokens,
    },
  }) as unknown as ModelFiles
const heads = [head('touched', 0), head('carried', 1, 0.8)]

/** Every row that sees this many groups says what it is given, in turn. */
const answering = (logits: readonly number[], seen: ModelInput[]) => async (input: ModelInput) => {
  seen.push(input)
  const item = new Float32Array(input.rows * heads.length)
  const first = input.rows - logits.length
  logits.forEach((logit, at) => {
    item[(first + at) * heads.length + 1] = logit
  })
  const nothing = new Float32Array()
  return { item, read: nothing, about: nothing, vector: nothing, tags: nothing }
}

it('is not asked if the model has no such head', async () => {
  const seen: ModelInput[] = []
  const run = answering([9], seen)
  const asks = (files: ModelFiles) => carriedBy(files, run, 'My boss.', ['My.'])
  expect(await asks(filesWith([heads[0]!], 48))).toBeNull()
  expect(await asks(filesWith([heads[0]!, head('carried', 1)], 48))).toBeNull()
  expect(await asks(filesWith(heads))).toBeNull()
  expect(seen).toHaveLength(0)
})

it('says how much doubt is left of each sentence, 1 at the threshold', async () => {
  const seen: ModelInput[] = []
  const atThreshold = Math.log(0.8 / 0.2)
  const files = filesWith(heads, 3)
  const long = 'My boss slides slides slides.'
  const doubts = await carriedBy(
    files,
    answering([atThreshold, 20, -20], seen),
    'My boss. My slides.',
    ['My boss.', 'My slides.', long],
  )
  expect(doubts?.[0]).toBeCloseTo(1)
  expect(doubts?.[1]).toBeCloseTo(0)
  expect(doubts?.[2]).toBeCloseTo(5)
  // Each is a group of its own, cut to so many pieces.
  expect([...seen[0]!.groups].filter((group) => group === 3)).toHaveLength(4)
})

it('is read from the shipped model, which tells what a text says from what it does not', async () => {
  const { carriedBy } = await embeddedEngine()
  const doubts = await carriedBy(
    'My sister was online all evening and didn’t write. It was my fortieth. I put the cake away at eleven.',
    ['The evening went by and no message came.', 'She stayed silent to punish you.'],
  )
  expect(doubts?.[0]).toBeLessThan(1)
  expect(doubts?.[1]).toBeGreaterThan(1)
})
