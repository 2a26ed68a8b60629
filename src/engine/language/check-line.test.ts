import { expect, it } from 'vitest'
import { type Checks, checkLine, shownOf } from './check-line.ts'
import { groundsOf } from './supported-facts.ts'

const grounds = groundsOf({
  text: 'I wrote my mother a letter and she never answered it.',
  words: ['The letter', 'My mother'],
  felt: ['sadness'],
})
const harmless: Checks = {
  dangerIn: async (sentences) => sentences.map(() => 0),
  carriedBy: async () => null,
}
const check = (text: string, checks: Partial<Checks> = {}) =>
  checkLine({ text, place: 'claim', longest: 300 }, grounds, { ...harmless, ...checks })
const doubting = (doubt: number): Partial<Checks> => ({
  carriedBy: async (_, sentences) => sentences.map(() => doubt),
})

/** Alone each sounds like danger; behind what the person wrote, none does. */
const onlyAlone: Partial<Checks> = {
  dangerIn: async (sentences) =>
    sentences.map((text) => (text.includes('never answered') ? 0 : 0.5)),
}

it('shows a sentence that only sounds like danger without what the person wrote', async () => {
  const sentence = 'You wrote your mother a letter and waited.'
  expect(shownOf(await check(sentence, onlyAlone))).toBe(sentence)
})

it('shows none that sounds like danger and is about nothing of theirs', async () => {
  const [only] = await check('It may be quiet soon.', { ...onlyAlone, ...doubting(0) })
  expect(only?.fault).toBe('danger')
})

it('looks for danger with every "may" taken off', async () => {
  const heard: string[] = []
  await check('You may have waited for your mother.', {
    dangerIn: async (sentences) => {
      heard.push(...sentences)
      return sentences.map(() => 0)
    },
  })
  expect(heard).toEqual(['I have waited for my mother.'])
})

it('needs the words and the trained model to agree', async () => {
  const carried = 'You waited for an answer to your letter.'
  expect(shownOf(await check(carried, doubting(0.9)))).toBe(carried)
  expect((await check(carried, doubting(1.1)))[0]?.fault).toBe('carried')
})

it('wants more proof of a general statement than of one about the person', async () => {
  const [yours, both, general] = [
    'You waited for an answer to your letter.',
    'An answer to your letter never came.',
    'The answer never came.',
  ] as const
  const shown = async (text: string, doubt: number) => shownOf(await check(text, doubting(doubt)))
  expect(await shown(yours, 0.6)).toBe(yours)
  expect(await shown(both, 0.6)).toBe('')
  expect(await shown(both, 0.4)).toBe(both)
  expect(await shown(general, 0.4)).toBe('')
  expect(await shown(general, 0.2)).toBe(general)
})

it('asks the trained model about a question, and never about a step, whose words are told or neutral', async () => {
  const at = (text: string, place: 'question' | 'step', doubt: number) =>
    checkLine({ text, place, longest: 300 }, grounds, { ...harmless, ...doubting(doubt) })
  const fault = async (...asked: Parameters<typeof at>) => (await at(...asked))[0]?.fault
  expect(await fault('What did you want to say in your letter?', 'question', 0.9)).toBeNull()
  expect(await fault('What did you want to say in your letter?', 'question', 1.1)).toBe('carried')
  expect(await fault('Write your mother a letter.', 'step', 5)).toBeNull()
  expect(await fault('Write your mother about the parchment.', 'step', 0)).toBe('word')
})

it('needs no proof of the trained model for what is only quoted', async () => {
  const quote = 'You write “she never answered it”.'
  expect(shownOf(await check(quote, doubting(9)))).toBe(quote)
  const more = 'You write “she never answered it”, and your letter was cold.'
  expect(shownOf(await check(more, doubting(9)))).toBe('')
})

it('stops what was wanted only where the trained model is all but certain, what was seen by the words alone', async () => {
  const wanted = 'You wanted your mother to answer.'
  expect(shownOf(await check(wanted, doubting(1.1)))).toBe(wanted)
  expect((await check(wanted, doubting(1.15)))[0]?.fault).toBe('carried')
  const seen = 'You saw your mother never answer.'
  expect(shownOf(await check(seen, doubting(9)))).toBe(seen)
  expect((await check('You saw your mother forge it.', doubting(0.9)))[0]?.fault).toBe('word')
})

it('lets the trained model answer for a word of its own only where it is much surer', async () => {
  const other = 'You waited for an answer to your parchment.'
  expect((await check(other))[0]).toMatchObject({ fault: 'word', foreign: ['parchment'] })
  expect((await check(other, doubting(0.9)))[0]?.fault).toBe('word')
  expect(shownOf(await check(other, doubting(0.1)))).toBe(other)
})

it('lets nobody answer for somebody the words do not tell of', async () => {
  const [only] = await check('Your brother read your letter.', doubting(0))
  expect(only?.fault).toBe('person')
})

it('drops a line whole where its first sentence falls, and only the sentence elsewhere', async () => {
  const [good, bad] = ['You wrote your mother a letter.', 'Your brother read it.']
  expect(shownOf(await check(`${bad} ${good}`))).toBe('')
  expect(shownOf(await check(`${good} ${bad}`))).toBe(good)
})
