import { describe, expect, it } from 'vitest'
import { inVoice, ownSaying, partsOfLine, sayFeeling, wroteOf } from './own-saying.ts'

it.each([
  ['him to call', 'expected', 'I expected him to call.'],
  ['I wanted to be asked.', 'expected', 'I wanted to be asked.'],
  ['he would call', 'expected', 'He would call.'],
  ['his name on my work', 'saw', 'I saw his name on my work.'],
  ['Dr. Bauer sold my work as hers', 'saw', 'Dr. Bauer sold my work as hers.'],
  ['All of them laughed', 'saw', 'All of them laughed.'],
  ['my boss forgot it', 'saw', 'My boss forgot it.'],
] as const)('says a line as it was written: %s', (line, lead, said) =>
  expect(ownSaying(line, lead)).toBe(said),
)

it('turns a line round once it is theirs', () => {
  expect(inVoice('Your boss wants to talk to you tomorrow.', 'I')).toBe(
    'My boss wants to talk to me tomorrow.',
  )
  for (const [told, own] of [
    ['“My father only asked when we were eating”.', 'My father only asked when we were eating.'],
    ['You write “we lost it”', 'We lost it.'],
    [
      'You hoped that “our eighteen years would count”.',
      'I hoped that our eighteen years would count.',
    ],
    ['Lena said to you “you never listen”.', 'Lena said to me “you never listen”.'],
  ] as const)
    expect(inVoice(told, 'I')).toBe(own)
  expect(inVoice('Your boss wants to talk to you.', 'you')).toBe('Your boss wants to talk to you.')
})

it('leaves what leads into a line out of what can be changed', () => {
  expect(partsOfLine('You had wanted to go.')).toEqual({
    lead: 'You had wanted',
    words: 'to go',
    stop: '.',
  })
  expect(partsOfLine('He texted. Again.')).toEqual({
    lead: '',
    words: 'He texted. Again.',
    stop: '',
  })
})

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
    expect(sayFeeling(name, voice)).toEqual({ lead, word }),
  )
})

it('quotes the sentence a word stands in, where it is short', () => {
  expect(wroteOf('He left. I am so angry with him.', 'angry')).toBe('I am so angry with him')
  expect(
    wroteOf(
      'I am so relieved to be out of there, and still I cried on the tram all the way.',
      'relieved',
    ),
  ).toBe('I am so relieved to be out of there')
  expect(
    wroteOf(
      'They told me on the phone at four in the afternoon but I am furious about it.',
      'furious',
    ),
  ).toBe('I am furious about it')
  expect(wroteOf(`I am angry ${'again '.repeat(12)}.`, 'angry')).toBe('')
  expect(wroteOf('He left.', 'angry')).toBe('')
  expect(wroteOf('I am angry with Dr. Bauer. He left.', 'angry')).toBe('I am angry with Dr. Bauer')
})

it('quotes up to sixty letters', () => {
  const line = (length: number) => `angry ${'x'.repeat(length - 7)}.`
  expect([wroteOf(line(60), 'angry').length, wroteOf(line(61), 'angry')]).toEqual([59, ''])
})
