import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { Manifest } from '../model/manifest.ts'
import { KINDS } from './kinds.ts'

/** Kinds about which there is nothing to say. */
const WORDLESS = ['nothing', 'unclear']

it('knows every kind of event the model knows, and for no other', () => {
  const file = new URL('../../../models/model.json', import.meta.url)
  const { heads } = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  const known = heads.read.find(({ name }) => name === 'event')!.labels
  expect(Object.keys(KINDS).sort()).toEqual(known.filter((id) => !WORDLESS.includes(id)).sort())
})
