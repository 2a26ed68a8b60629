import { expect, it } from 'vitest'
import { inOwnVoice } from './own-voice.ts'

it.each([
  ['What you hoped for: your name on your work.', ['my name on my work']],
  ['You had worked on it and you expected him to mention you.', ['him to mention me']],
  ['You were in the room, and you said nothing.', []],
])('turns a guess round as the person would say it: %s', (sentence, own) =>
  expect(inOwnVoice([sentence])).toEqual(own),
)
