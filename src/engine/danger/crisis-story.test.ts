import { describe, expect, it } from 'vitest'
import { detectCrisis } from './crisis.ts'

/** A story, a film, a training or a memory in the same text must not hide who speaks, and when. */
const BOTH = [
  'I read a novel last night and I want to end my life.',
  'In the film the hero dies at the end. I want to kill myself too.',
  'After the suicide prevention training I sat in the car. I want to die.',
  'My favourite character kills herself in the last chapter, and I wish I was dead like her.',
  'Years ago I tried to kill myself, and now I want to do it again.',
  'We are writing a play about suicide. Honestly, I am going to kill myself before it opens.',
  'The podcast was about people who ended their lives. I have been thinking about ending my life ever since.',
  'I watched a documentary on suicide and I keep thinking about killing myself.',
  'In my poem a man jumps off a bridge. I think about killing myself every night.',
  'When I was sixteen I wanted to die. Today I want to die again.',
]

const CONTEXTS = {
  none: '',
  novel: 'I read a novel where the main character kills himself.',
  film: 'We watched a movie about suicide last night.',
  training: 'The suicide prevention training at work was long.',
  past: 'Ten years ago I tried to kill myself and got help.',
}

const SPEAKERS: Record<string, { sentence: string; isDanger: boolean }> = {
  'first person, now': { sentence: 'I want to kill myself.', isDanger: true },
  'first person, soon': { sentence: "I'm going to end my life.", isDanger: true },
  'first person, a thought that stays': {
    sentence: 'I keep thinking about killing myself.',
    isDanger: true,
  },
  'nobody’s danger': { sentence: 'It was a long evening and I slept well.', isDanger: false },
}

describe('a story in the same text', () => {
  it.each(BOTH)('does not silence: %s', (text) => {
    expect(detectCrisis([text]).isCrisis).toBe(true)
  })

  const table = Object.entries(CONTEXTS).flatMap(([context, told]) =>
    Object.entries(SPEAKERS).map(([speaker, { sentence, isDanger }]) => ({
      context,
      speaker,
      isDanger,
      texts: [`${told} ${sentence}`.trim(), `${sentence} ${told}`.trim()],
    })),
  )
  it.each(table)('$context, $speaker: $isDanger', ({ texts, isDanger }) => {
    for (const text of texts) expect(detectCrisis([text]).isCrisis).toBe(isDanger)
  })
})

/** No sentence of these is beyond doubt by itself: only who speaks, and when, outweighs the story. */
it.each([
  'The film was sad. I keep thinking everyone would be better off without me.',
  'After the novel I keep imagining that everyone would be better off without me.',
])('is outweighed by a thought that stays: %s', (text) => {
  expect(detectCrisis([text]).level).toBe('care')
  expect(detectCrisis([text.replace(/I keep \w+/, 'She says')]).level).toBe('none')
})
