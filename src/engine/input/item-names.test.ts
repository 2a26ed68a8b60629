/** Names that people give to the parts of their maps, each with how it must read inside a sentence. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { itemPhrase } from './item-phrase.ts'

const NAMES = readFileSync(new URL('../../../test/golden/item-names.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [name: string, category: string, phrase: string])

it.each(NAMES)('%s (%s) reads "%s"', (name, category, phrase) => {
  expect(itemPhrase(name, category).text).toBe(phrase)
})
