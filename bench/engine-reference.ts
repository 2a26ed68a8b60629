/**
 * `node bench/engine-reference.ts`: the encoder as we ship it (WASM, one thread) beside the native runtime on the same
 * input, one thread each. The reference is no dependency of the product; put it in place for the run with
 * `npm install --no-save --ignore-scripts onnxruntime-node`.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { type ModelInput, type RunModel, windowsOf } from '#engine/model/sequence.ts'
import { sessionRunner } from '#engine/model/session-runner.ts'
import { createWordPieces } from '#engine/model/word-pieces.ts'
import { MODELS_FOLDER } from '#server/outside/engine/embedded-engine.ts'
import { createModelRunner } from '#server/outside/engine/model-runner.ts'

/** Both packages offer the same two things; a name in a variable keeps the compiler from looking for it. */
type Runtime = Pick<typeof import('onnxruntime-web/wasm'), 'InferenceSession' | 'Tensor'>
const REFERENCE = 'onnxruntime-node'

const encoder = join(MODELS_FOLDER, 'encoder.onnx')

async function createReference(): Promise<RunModel> {
  const module: { default: Runtime } = await import(REFERENCE)
  const { InferenceSession, Tensor } = module.default
  const session = await InferenceSession.create(encoder, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  })
  return sessionRunner({ Tensor, session })
}

const pieces = createWordPieces(await readFile(join(MODELS_FOLDER, 'vocab.txt'), 'utf8'))
const SENTENCE =
  'my boss presented my idea as his own in the meeting and i sat there and said nothing.'
const inputOf = (sentences: number): ModelInput =>
  windowsOf(pieces, Array<string>(sentences).fill(SENTENCE), ['ideas : fairness'], {
    maxTextTokens: 256,
    maxItemTokens: 16,
  })[0]!.input

const runners = { ours: await createModelRunner(encoder), reference: await createReference() }
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!

for (const sentences of [1, 5, 12]) {
  const input = inputOf(sentences)
  const taken: Record<keyof typeof runners, number[]> = { ours: [], reference: [] }
  // In turns, so that a busy moment of the machine meets both.
  for (let round = 0; round < 15; round++)
    for (const name of ['ours', 'reference'] as const) {
      const from = performance.now()
      await runners[name](input)
      if (round > 2) taken[name].push(performance.now() - from)
    }
  const [ours, reference] = [median(taken.ours), median(taken.reference)]
  console.log(
    `${input.ids.length} tokens: ours ${ours.toFixed(1)} ms, native ${reference.toFixed(1)} ms, ratio ${(ours / reference).toFixed(1)}`,
  )
}
