/**
 * Scores whether a text supports a sentence about it. The sentence is encoded like an item, which attends to the text
 * and itself.
 */
import { splitSentences } from '#domain/values/sentences.ts'
import { normalise } from '../input/normalise.ts'
import type { ModelFiles } from './model-files.ts'
import { sigmoid } from './opinion.ts'
import { type RunModel, windowsOf } from './sequence.ts'

/** The doubt about each sentence, 1 being the most that passes. Null if the model lacks this head. */
export async function carriedBy(
  { manifest, pieces }: ModelFiles,
  run: RunModel,
  text: string,
  sentences: readonly string[],
): Promise<number[] | null> {
  const { heads, maxClaimTokens } = manifest
  const head = heads.item.find(({ name }) => name === 'carried')
  const threshold = head?.threshold
  if (!head || threshold === undefined || !maxClaimTokens) return null
  const width = Math.max(...heads.item.map(({ offset, labels }) => offset + (labels.length || 1)))
  const told = splitSentences(text).map((sentence) => normalise(sentence.text))
  const limits = { ...manifest, maxItemTokens: maxClaimTokens }
  const windows = windowsOf(pieces, told, sentences.map(normalise), limits)
  const shares = sentences.map(() => 0)
  // A long text supports a sentence if any window does.
  for (const { input, sentences: read } of windows) {
    const { item } = await run(input)
    for (const at of sentences.keys()) {
      const logit = item[(1 + read.length + at) * width + head.offset]!
      shares[at] = Math.max(shares[at]!, sigmoid(logit / head.temperature))
    }
  }
  return shares.map((share) => (1 - share) / (1 - threshold))
}
