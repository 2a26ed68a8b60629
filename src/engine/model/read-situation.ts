/**
 * Runs the model on a situation: probabilities for the whole text, each sentence and each item. The rules decide later.
 */

import { EMOTION_CATEGORIES } from '#domain/emotion/emotion.ts'
import type { Facts } from '#domain/situation/facts.ts'
import type { Sentence } from '#domain/values/sentences.ts'
import { normalise } from '../input/normalise.ts'
import type { Head, Manifest } from './manifest.ts'
import type { ModelFiles } from './model-files.ts'
import { lexicalLogits } from './ngrams.ts'
import { type Opinion, type Opinions, sigmoid, softmax } from './opinion.ts'
import { type RunModel, type Window, windowsOf } from './sequence.ts'
import { spansOf, type Tagged } from './spans.ts'

/** The facts before they are rounded and stored. The title counts only for the whole. */
export type Readings = Omit<Facts, 'itemIds'>

const logitsOf = (row: ArrayLike<number>, head: Head): number[] =>
  head.kind === 'sigmoid' ? [row[head.offset]!] : head.labels.map((_, at) => row[head.offset + at]!)

function opinionOf(logits: readonly number[], head: Head, added?: readonly number[]): Opinion {
  if (head.kind === 'sigmoid') return { [head.name]: sigmoid(logits[0]! / head.temperature) }
  if (head.kind === 'many')
    return Object.fromEntries(
      head.labels.map((label, at) => [label, sigmoid(logits[at]! / head.temperature)]),
    )
  const weight = head.lexicalWeight ?? 0
  const shares = softmax(
    logits.map((logit, at) => logit / head.temperature + weight * (added?.[at] ?? 0)),
  )
  return Object.fromEntries(head.labels.map((label, at) => [label, shares[at]!]))
}

/** A logit for "not at all". */
const NOTHING = -20

const widthOf = (heads: readonly Head[]) =>
  Math.max(...heads.map((head) => head.offset + Math.max(1, head.labels.length)))

const rowOf = (matrix: Float32Array, row: number, width: number) =>
  Array.from(matrix.subarray(row * width, (row + 1) * width))

/** Adds two rows of logits, the second weighted. */
const plus = (a: readonly number[], b: readonly number[], weight: number) =>
  a.map((value, at) => value + weight * b[at]!)

type Pass = Awaited<ReturnType<typeof passOf>>

/** Runs the model on one window. */
async function passOf(run: RunModel, window: Window, heads: Manifest['heads']) {
  const output = await run(window.input)
  return {
    window,
    read: (row: number) => rowOf(output.read, row, widthOf(heads.read)),
    item: (row: number) => rowOf(output.item, row, widthOf(heads.item)),
    about: (sentenceRow: number, itemRow: number) =>
      output.about[sentenceRow * window.input.rows + itemRow]!,
    vector: Array.from(output.vector),
    tags: (row: number) => rowOf(output.tags, row, widthOf(heads.tags)),
  }
}

/** The tokens of the description with their tags, as far as read. */
function taggedOf(
  passes: readonly Pass[],
  sentences: readonly Sentence[],
  inFront: number,
): Tagged[] {
  return passes.flatMap(({ window, tags }) => {
    let next = 1
    return window.sentences.flatMap((at, number) => {
      const first = next
      next += window.lengths[number]!
      const sentence = sentences[at - inFront]
      if (!sentence) return []
      return [
        { sentence, rows: Array.from({ length: next - first }, (_, row) => tags(first + row)) },
      ]
    })
  })
}

function lexicalOf(files: ModelFiles, sentences: readonly string[]): Record<string, number[]> {
  const logits = lexicalLogits(sentences.join(' '), files.lexical)
  return Object.fromEntries(
    Object.entries(files.manifest.lexical.heads).map(([name, { offset, labels }]) => [
      name,
      logits.slice(offset, offset + labels.length),
    ]),
  )
}

/** The feelings of the whole text from all outputs, the likely moments and the words. The share of none stays. */
function feelingsOf(
  { manifest: { lastLayer }, moments: { library } }: ModelFiles,
  logits: readonly number[],
  { none = 0 }: Opinion,
  shares: Opinion,
  lexical: readonly number[],
): Opinion {
  const ofMoments = EMOTION_CATEGORIES.map((_, at) =>
    library.reduce((sum, { name, felt }) => sum + shares[name]! * felt[at]!, 0),
  )
  const inputs = [
    ...logits,
    ...ofMoments.map((share) => Math.log(share + lastLayer.floor)),
    ...lexical,
  ]
  const read = softmax(
    lastLayer.weights.map((row, at) =>
      row.reduce((sum, weight, column) => sum + weight * inputs[column]!, lastLayer.bias[at]!),
    ),
  )
  return {
    ...Object.fromEntries(
      EMOTION_CATEGORIES.map((category, at) => [category, (1 - none) * read[at]!]),
    ),
    none,
  }
}

export async function readSituation(
  files: ModelFiles,
  run: RunModel,
  text: { title: string; sentences: readonly Sentence[] },
  items: readonly string[],
): Promise<Readings> {
  const { heads, crisis } = files.manifest
  const told = text.sentences.map((sentence) => normalise(sentence.text))
  // The encoder reads the title as an extra first sentence, hidden from later steps.
  const inFront = text.title ? 1 : 0
  const normalised = text.title ? [normalise(text.title), ...told] : told
  const windows = windowsOf(files.pieces, normalised, items.map(normalise), files.manifest)
  const passes: Pass[] = []
  for (const window of windows) passes.push(await passOf(run, window, heads))
  const none = new Array<number>(widthOf(heads.read)).fill(0)
  const tokens = windows.reduce((sum, window) => sum + window.textTokens, 0)
  const wholeLogits = passes.reduce(
    (sum, pass) => plus(sum, pass.read(0), pass.window.textTokens / tokens),
    none,
  )
  const vector = passes.reduce(
    (sum, pass) => plus(sum, pass.vector, pass.window.textTokens / tokens),
    new Array<number>(files.manifest.moments.width).fill(0),
  )
  // The table was calibrated on descriptions without titles.
  const words = told.length > 0 ? told : normalised
  const lexical = lexicalOf(files, words)
  const ofSentences = heads.read.filter((head) => head.of !== 'text')
  const read = (
    row: readonly number[],
    asked = ofSentences,
    added: Record<string, number[]> = {},
  ): Opinions =>
    Object.fromEntries(
      asked.map((head) => [head.name, opinionOf(logitsOf(row, head), head, added[head.name])]),
    )

  const sentenceLogits = normalised.map((_, at) => {
    const pass = passes.find((pass) => pass.window.sentences.includes(at))
    return pass ? pass.read(1 + pass.window.sentences.indexOf(at)) : none
  })
  const columnOf = (name: string) => heads.read.find((head) => head.name === name)?.offset ?? -1
  const highest = (column: number) =>
    Math.max(NOTHING, ...passes.map((pass) => pass.read(0)[column] ?? NOTHING))
  const crisisAt = columnOf('crisis')
  const crisisLogit = Math.max(
    highest(crisisAt),
    ...sentenceLogits.map((row) => (row[crisisAt] ?? NOTHING) - crisis.sentenceMargin),
  )
  const whole = read(wholeLogits, heads.read, lexical)
  const moment = files.moments.sharesOf(vector, words.join(' '))
  const touchedAt = heads.item.find((head) => head.name === 'touched')!.offset
  return {
    whole: {
      ...whole,
      emotion: feelingsOf(
        files,
        wholeLogits,
        whole.emotion!,
        files.moments.sharesOf(vector),
        lexical.emotion!.slice(0, -1),
      ),
      moment,
      wish: files.wishes.sharesOf(vector, moment),
    },
    sentences: sentenceLogits.slice(inFront).map((row) => read(row)),
    items: items.map((_, item) => {
      const itemRow = (pass: Pass) => 1 + pass.window.sentences.length + item
      const touched = (pass: Pass) => pass.item(itemRow(pass))[touchedAt]!
      const [best] = passes.toSorted((one, other) => touched(other) - touched(one))
      const row = best ? best.item(itemRow(best)) : new Array<number>(widthOf(heads.item)).fill(0)
      return {
        opinions: Object.fromEntries(
          heads.item.map((head) => [head.name, opinionOf(logitsOf(row, head), head)]),
        ),
        about: told.map((_, at) => {
          const row = at + inFront
          const pass = passes.find((pass) => pass.window.sentences.includes(row))
          if (!pass) return 0
          const logit = pass.about(1 + pass.window.sentences.indexOf(row), itemRow(pass))
          return sigmoid(logit / heads.about.temperature)
        }),
      }
    }),
    spans: spansOf(files.pieces, taggedOf(passes, text.sentences, inFront), heads.tags),
    crisisLogit,
    careLogit: highest(columnOf('care')),
  }
}
