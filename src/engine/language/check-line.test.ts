import { expect, it } from 'vitest'
import { checkLine } from './check-line.ts'
import { groundsOf } from './grounds.ts'

const grounds = groundsOf({
  words: ['The letter', 'I wrote my mother a letter and she never answered it.', 'My mother'],
  felt: ['sadness'],
  isGrief: false,
  hasHarm: false,
})
/** Alone each sounds like danger; behind what the person wrote, none does. */
const onlyAlone = async (sentences: readonly string[]) =>
  sentences.map((text) => (text.includes('never answered') ? 0 : 0.5))
const check = (text: string) =>
  checkLine(
    { text, place: 'claim', basis: 'said', quote: 'she never answered it', longest: 300 },
    grounds,
    onlyAlone,
  )

it('shows a sentence that only sounds like danger without what the person wrote', async () => {
  const sentence = 'You wrote your mother a letter and waited.'
  expect((await check(sentence)).text).toBe(sentence)
})

it('shows none that may mean a death, wherever it stands', async () => {
  const sentence = 'You wrote your mother a letter, and waited in the quiet.'
  const { text, faults } = await check(sentence)
  expect([text, faults]).toMatchObject(['', [{ fault: 'harm' }]])
})
