import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MomentLibrary } from '../library/moments.ts'
import { circumstancesOf } from './circumstances.ts'
import { recognise } from './moment.ts'

const shipped = new URL('../../../models/library.json', import.meta.url)
const library = MomentLibrary.parse(JSON.parse(readFileSync(shipped, 'utf8')))

const happened = { actor: 'me', actorCertainty: 0 } as const

it.each([
  ['overcame-fear/left-violent-home', 0.87, 'I left.', false],
  ['overcame-fear/left-violent-home', 0.95, 'I left.', true],
  ['bought/long-wished-thing', 0.87, 'I bought it.', true],
  ['unsaid/last-call', 0.92, 'I missed his call and he fell.', false],
  ['unsaid/last-call', 0.92, 'I missed his call and he died.', true],
])('recognises %s at %s in “%s”: %s', (name, share, text, isRecognised) => {
  const entry = library.find((one) => one.name === name)!
  const circumstances = circumstancesOf(text, happened, 'past', false)
  const read = { category: entry.feelings[0]!, circumstances, isChosen: false }
  expect(recognise([{ entry, share }], library, {}, read) !== null).toBe(isRecognised)
})
