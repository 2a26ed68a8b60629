import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EMOTION_CATEGORIES, isPleasant } from '#domain/emotion/emotion.ts'
import { Variables } from '#domain/situation/analysis.ts'

type Head = { name: string; labels: string[] }
const model = JSON.parse(readFileSync('models/model.json', 'utf8')) as { heads: { read: Head[] } }
const training = readFileSync('training/labels.py', 'utf8')

/** What stands between the brackets of a list or a set of the training's. */
const learned = (name: string): string[] => {
  const [, list = ''] = new RegExp(`${name}"?\\s*[=:] [[{]([^\\]}]*)[\\]}]`).exec(training) ?? []
  return [...list.matchAll(/"(\w+)"/g)].map(([, label]) => label!)
}
const labelsOf = (head: string) => model.heads.read.find(({ name }) => name === head)?.labels

it('means the same feelings in training, in the model and in the product', () => {
  const withNone = [...EMOTION_CATEGORIES, 'none']
  expect(learned('EMOTIONS')).toEqual(withNone)
  expect(labelsOf('emotion')).toEqual(withNone)
  expect(learned('PLEASANT').toSorted()).toEqual(EMOTION_CATEGORIES.filter(isPleasant).toSorted())
})

it('means the same times and sources', () => {
  for (const name of ['time', 'source'] as const) {
    const said = learned(name).toSorted()
    expect(labelsOf(name)?.toSorted()).toEqual(said)
    expect([...Variables.shape[name].options].toSorted()).toEqual(said)
  }
})
