import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MomentLibrary } from '../library/moments.ts'
import { recognise } from './moment.ts'

const shipped = new URL('../../../models/library.json', import.meta.url)
const library = MomentLibrary.parse(JSON.parse(readFileSync(shipped, 'utf8')))

it.each([
  ['overcame-fear/left-violent-home', 0.87, false],
  ['overcame-fear/left-violent-home', 0.95, true],
  ['bought/long-wished-thing', 0.87, true],
])('recognises %s at %s: %s', (name, share, isRecognised) => {
  const entry = library.find((one) => one.name === name)!
  const read = { category: entry.feelings[0]!, isChosen: false }
  expect(recognise([{ entry, share }], library, {}, read) !== null).toBe(isRecognised)
})
