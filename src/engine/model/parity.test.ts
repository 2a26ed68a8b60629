import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { splitSentences } from '#domain/values/sentences.ts'
import { createModelRunner, MODELS_FOLDER } from '#server/outside/engine/embedded-engine.ts'
import { smallCrisisLogit } from '../danger/crisis-scores.ts'
import { normalise } from '../input/normalise.ts'
import { itemText } from '../input/situation-text.ts'
import { MODEL_FILES, type ModelFiles, readModelFiles } from './model-files.ts'
import { lexicalLogits } from './ngrams.ts'
import { type RunModel, windowsOf } from './sequence.ts'

type Reference = {
  title: string
  text: string
  items: { category: string; name: string }[]
  normalised: string[]
  titleIds: number[]
  sentenceIds: number[][]
  itemIds: number[][]
  lexical: number[]
  smallCrisis: number
  read: number[][]
  item: number[][]
  about: number[][]
}

const references = JSON.parse(
  readFileSync(new URL('../../../models/parity.json', import.meta.url), 'utf8'),
) as Reference[]

/** Kernels round int8 sums differently from one processor to the next; of an item, whose few pieces see the whole text, more so. */
const ROUNDING = { read: 0.45, item: 1.2 }
let files: ModelFiles
let run: RunModel

beforeAll(async () => {
  const file = (name: string) => readFileSync(join(MODELS_FOLDER, name))
  files = readModelFiles({
    manifest: JSON.parse(file(MODEL_FILES.manifest).toString('utf8')),
    vocabulary: file(MODEL_FILES.vocabulary).toString('utf8'),
    lexical: new Uint8Array(file(MODEL_FILES.lexical)),
    crisis: new Uint8Array(file(MODEL_FILES.crisis)),
    library: JSON.parse(file(MODEL_FILES.library).toString('utf8')),
    moments: new Uint8Array(file(MODEL_FILES.moments)),
    wishes: new Uint8Array(file(MODEL_FILES.wishes)),
  })
  run = await createModelRunner(join(MODELS_FOLDER, MODEL_FILES.encoder))
})

const parts = (text: string) => splitSentences(text).map((sentence) => normalise(sentence.text))

it.each(references)('$text is cut into the same tokens', (reference) => {
  expect(parts(reference.text)).toEqual(reference.normalised)
  expect(reference.normalised.map(files.pieces.encode)).toEqual(reference.sentenceIds)
  expect(files.pieces.encode(normalise(reference.title))).toEqual(reference.titleIds)
  const items = reference.items.map((item) => files.pieces.encode(normalise(itemText(item))))
  expect(items.map((ids) => ids.slice(0, files.manifest.maxItemTokens))).toEqual(reference.itemIds)
})

it.each(references)('$text has the same weights in the tables', ({ text, ...reference }) => {
  lexicalLogits(reference.normalised.join(' '), files.lexical).forEach((logit, at) => {
    expect(logit).toBeCloseTo(reference.lexical[at]!, 2)
  })
  expect(smallCrisisLogit([text], files.crisis)).toBeCloseTo(reference.smallCrisis, 2)
})

it.each(references)('$text is read alike by the encoder', async ({ title, text, ...reference }) => {
  const sentences = [...(title ? [normalise(title)] : []), ...parts(text)]
  const items = reference.items.map((item) => normalise(itemText(item)))
  const [window] = windowsOf(files.pieces, sentences, items, files.manifest)
  const output = await run(window!.input)
  const { rows } = window!.input
  const width = output.read.length / rows
  reference.read[0]!.forEach((logit, at) => {
    expect(Math.abs(output.read[at]! - logit), `read ${at}`).toBeLessThan(ROUNDING.read)
  })
  expect(width).toBe(reference.read[0]!.length)
  const itemWidth = output.item.length / rows
  // Whether a text carries it is asked of sentences; of a name it is noise.
  const carried = files.manifest.heads.item.find(({ name }) => name === 'carried')?.offset
  reference.item.forEach((logits, item) => {
    const row = (1 + sentences.length + item) * itemWidth
    logits.forEach((logit, at) => {
      if (at === carried) return
      expect(Math.abs(output.item[row + at]! - logit), `item ${at}`).toBeLessThan(ROUNDING.item)
    })
  })
})
