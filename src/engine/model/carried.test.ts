import { expect, it } from 'vitest'
import { carriedBy } from './carried.ts'
import type { Manifest } from './manifest.ts'
import type { ModelFiles } from './model-files.ts'
import type { ModelInput } from './sequence.ts'
import { createWordPieces } from './word-pieces.ts'

const head = (name: string, offset: number) =>
  ({ name, offset, kind: 'sigmoid', temperature: 1, labels: [] }) as const
const filesWith = (item: readonly ReturnType<typeof head>[], carried?: Manifest['carried']) =>
  ({
    pieces: createWordPieces(['[UNK]', '[CLS]', '[SEP]', 'my', 'boss', 'slides', '.'].join('\n')),
    manifest: {
      heads: { read: [], item, tags: [], about: { temperature: 1 } },
      maxTextTokens: 256,
      carried,
    },
  }) as unknown as ModelFiles
const heads = [head('touched', 0), head('carried', 1)]

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

it('is not asked where the model has no such head', async () => {
  const seen: ModelInput[] = []
  const run = answering([9], seen)
  const limits = { threshold: 0.8, maxTokens: 48 }
  expect(await carriedBy(filesWith([heads[0]!], limits), run, 'My boss.', ['My.'])).toBeNull()
  expect(await carriedBy(filesWith(heads), run, 'My boss.', ['My.'])).toBeNull()
  expect(seen).toHaveLength(0)
})

it('says how much doubt is left of each sentence, 1 at the threshold', async () => {
  const seen: ModelInput[] = []
  const atThreshold = Math.log(0.8 / 0.2)
  const files = filesWith(heads, { threshold: 0.8, maxTokens: 3 })
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
