import { describe, expect, it } from 'vitest'
import { askStrength, formatFeeling } from './own-saying.ts'
import { partsOfWish, WANTED, wishWith } from './wish.ts'

it('stores a wish so that it can be said again as it was tapped', () => {
  for (const [lead, words] of [
    [WANTED, 'a call on the day'],
    ['I wish I had', 'asked her first'],
    ['I hadn’t dared to hope for', 'a yes'],
  ] as const) {
    const said = partsOfWish(wishWith(lead, words))
    expect(`${said.lead} ${said.words}${said.stop}`.trim()).toBe(`${lead} ${words}.`)
  }
})

it.each([
  ['him to call', 'I wanted', 'him to call', '.'],
  ['I wanted to be asked.', '', 'I wanted to be asked', '.'],
  ['he would call', '', 'he would call', '.'],
  ['why not me?', 'I wanted', 'why not me?', ''],
] as const)('leaves a wish as it was written: %s', (line, lead, words, stop) =>
  expect(partsOfWish(line)).toEqual({ lead, words, stop }),
)

describe('a feeling in a sentence', () => {
  it.each([
    ['relief', 'you', 'you feel', 'relieved'],
    ['angry', 'I', 'I feel', 'angry'],
    ['missing someone', 'I', 'I am', 'missing someone'],
    ['dread', 'you', 'you feel', 'full of dread'],
    ['grief', 'they', 'they are', 'grieving'],
    ['deep sadness', 'you', 'you feel', 'deep sadness'],
    ['Weltschmerz', 'I', 'I feel', 'Weltschmerz'],
    ['self-reproach', 'you', 'you feel', 'cross with yourself'],
  ] as const)('%s, %s', (name, voice, lead, word) =>
    expect(formatFeeling(name, voice)).toMatchObject({ lead, word }),
  )
})

it('asks for the strength by the word that is shown', () => {
  expect(askStrength('guilt')).toBe('How guilty do you feel?')
  expect(askStrength('guilt', ' right now')).toBe('How guilty do you feel right now?')
  expect(askStrength('deep sadness')).toBe('How strong is it?')
})
