/**
 * The lexical branch: hashed words, word pairs and character n-grams with learned weights. Fast enough to run while a
 * person types.
 */
import { hash } from '#domain/values/hash.ts'

export type NgramTable = {
  buckets: number
  columns: number
  scale: readonly number[]
  bias: readonly number[]
  weights: Int8Array
}

export function featuresOf(normalised: string): Set<string> {
  const words = normalised.match(/[a-z0-9]+(?:'[a-z0-9]+)*|[!?]/g) ?? []
  const features = new Set<string>()
  words.forEach((word, at) => {
    features.add(`w:${word}`)
    const next = words[at + 1]
    if (next !== undefined) features.add(`b:${word} ${next}`)
    if (word.length < 2) return
    const framed = `_${word}_`
    for (const size of [3, 4, 5])
      for (let from = 0; from + size <= framed.length; from++)
        features.add(`c:${framed.slice(from, from + size)}`)
  })
  return features
}

export function lexicalLogits(normalised: string, table: NgramTable): number[] {
  const features = featuresOf(normalised)
  const sums = new Array<number>(table.columns).fill(0)
  for (const feature of features) {
    const row = (hash(feature) & (table.buckets - 1)) * table.columns
    for (let column = 0; column < table.columns; column++)
      sums[column]! += table.weights[row + column]!
  }
  const value = features.size > 0 ? 1 / Math.sqrt(features.size) : 0
  return sums.map((sum, column) => table.bias[column]! + table.scale[column]! * sum * value)
}
