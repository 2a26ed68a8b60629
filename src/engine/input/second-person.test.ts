import { expect, it } from 'vitest'
import { toSecondPerson } from './second-person.ts'

it.each([
  ['my boss took my idea', 'your boss took your idea'],
  ['I was late and I am sorry', 'you were late and you are sorry'],
  ["I'm not sure I've told him", "you're not sure you've told him"],
  ['She gave it to me, it is mine', 'She gave it to you, it is yours'],
  ['I just really was not ready', 'you just really were not ready'],
  ['What was I thinking', 'What were you thinking'],
  ['am i wrong', 'are you wrong'],
  ['My sister and I were close', 'You and your sister were close'],
  ['She was kind and I was not', 'She was kind and you were not'],
  ['i wasnt there', "you weren't there"],
  ['He said "I hate my job" and left me', 'He said "I hate my job" and left you'],
  ['He said “I am done with you” to me', 'He said “I am done with you” to you'],
  ['We lost our home', 'You lost your home'],
  ['I hurt myself by staying', 'you hurt yourself by staying'],
  ['Mom forgot my birthday', 'your mom forgot your birthday'],
  ['My mom and her mom met', 'Your mom and her mom met'],
  ['he told my mum and dad', 'he told your mum and your dad'],
  ['oh my god I passed', 'oh my god you passed'],
  ['I’ll never be good enough', "you'll never be good enough"],
  ['they moved to the US with us', 'they moved to the US with you'],
  ["My ex wrote 'I hope you're well' to me", "Your ex wrote 'I hope you're well' to you"],
  ['Jan told me I never help', 'Jan told you that you never help'],
  ["they told us we're late", "they told you that you're late"],
  ['im so tired of my life', "you're so tired of your life"],
])('%s → %s', (first, second) => {
  expect(toSecondPerson(first)).toBe(second)
})

it('leaves a text without a first person alone', () => {
  const text = 'The dog ran into the street. It was a US dog, 12 years old!'
  expect(toSecondPerson(text)).toBe(text)
})
