import { expect, it } from 'vitest'
import { situationText } from '../input/situation-text.ts'
import { isBitter } from './bitter.ts'

it.each([
  'Oh wonderful, another meeting at six on a Friday.',
  'The boiler died. Just great. And it is snowing.',
  'Great, just what I needed.',
  'My match was at five, but who needs to see that, right?',
  'They moved my desk to the corridor. Lucky me.',
  'Love it when they cancel at the door 🙄',
])('hears that praise means the opposite: %s', (text) => {
  expect(isBitter(situationText('', text))).toBe(true)
})

it.each([
  'Oh wonderful! She said yes on the pier.',
  'It was just great to see them all again.',
  'The hot bath was just what I needed.',
  'We had a great time, and another day of sun.',
  'I am lucky, me of all people.',
])('takes praise that is meant at its word: %s', (text) => {
  expect(isBitter(situationText('', text))).toBe(false)
})
